import { SelectField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { earlierLossKinds, yearsBroughtInto } from '../../../../domain/act/losses.ts';
import type { FinancialYear } from '../../../../domain/financialYear.ts';
import type { EarlierLossRow } from '../../../../domain/otherRows.ts';
import { useOtherGainsTexts } from '../../../../texts/otherGainsTexts.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import { RowGroup } from './RowGroup.tsx';

/** Properties of `EarlierLossFields`. */
export interface EarlierLossFieldsProps {
  /** From 1 on. */
  readonly number: number;
  readonly row: EarlierLossRow;
  /** The year into which the loss is brought. */
  readonly year: FinancialYear;
  readonly onChange: (row: EarlierLossRow) => void;
  readonly onRemove: () => void;
}

/** One loss of an earlier year. */
export function EarlierLossFields({ number, row, year, onChange, onRemove }: EarlierLossFieldsProps): ReactElement {
  const texts = useOtherGainsTexts();
  const kinds = earlierLossKinds.map((kind) => texts.lossKinds[kind]);
  const years = yearsBroughtInto(year);
  return (
    <RowGroup
      heading={texts.earlierLoss(number)}
      outcome={!years.includes(row.year) && <p>{texts.yearMissing(year)}</p>}
      remove={texts.removeLoss(number)}
      onRemove={onRemove}
    >
      <SelectField
        label={texts.lossKind}
        placeholder={kinds[0] ?? ''}
        options={kinds.slice(1)}
        value={row.kind === earlierLossKinds[0] ? '' : texts.lossKinds[row.kind]}
        onChange={({ target }) => {
          onChange({ ...row, kind: earlierLossKinds[kinds.indexOf(target.value)] ?? earlierLossKinds[0] });
        }}
      />
      <SelectField
        label={texts.lossYear}
        placeholder={texts.choose}
        options={years}
        value={years.includes(row.year) ? row.year : ''}
        onChange={({ target }) => {
          onChange({ ...row, year: target.value });
        }}
      />
      <AmountInput
        field={texts.lossLeft}
        value={row.amount}
        onChange={(amount) => {
          onChange({ ...row, amount });
        }}
      />
    </RowGroup>
  );
}
