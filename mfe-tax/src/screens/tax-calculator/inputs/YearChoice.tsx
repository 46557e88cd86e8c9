import { Notice, Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { financialYears } from '../../../domain/financialYear.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import type { Calculator } from './useCalculator.ts';

const options = financialYears.map((year) => ({ value: year, label: year })).toReversed();

/** The choice of the financial year, and a notice if its rules are not known. */
export function YearChoice({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const texts = useResultTexts();
  const { year, unknownYear } = calculator;
  return (
    <>
      <Segmented
        inline
        legend={texts.financialYear}
        options={options}
        value={year}
        onChange={(chosen) => {
          calculator.choose({ year: chosen });
        }}
      />
      {unknownYear !== undefined && <Notice>{texts.unknownYear(unknownYear, year)}</Notice>}
    </>
  );
}
