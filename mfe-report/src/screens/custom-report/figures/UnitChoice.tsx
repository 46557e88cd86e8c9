import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { PasteUnit } from '../../../domain/figures/pastedYears.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';

const units = ['rupees', 'thousand', 'lakh', 'crore'] as const satisfies readonly PasteUnit[];

/** Properties of `UnitChoice`. */
export interface UnitChoiceProps {
  readonly unit: PasteUnit;
  readonly onChange: (unit: PasteUnit) => void;
}

/** The unit of the amounts in a table. */
export function UnitChoice({ unit, onChange }: UnitChoiceProps): ReactElement {
  const texts = usePanelTexts();
  return (
    <Segmented
      legend={texts.pasteUnit}
      options={units.map((value) => ({ value, label: texts.pasteUnits[value] }))}
      value={unit}
      onChange={onChange}
    />
  );
}
