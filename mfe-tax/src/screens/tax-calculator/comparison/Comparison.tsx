import { TabList } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import {
  compareRegimes,
  computeDeductions,
  type RegimeComparison,
  type TaxInputs,
} from '../../../domain/compareRegimes.ts';
import { findStandardBreakEven } from '../../../domain/findStandardBreakEven.ts';
import { toRupees } from '../../../domain/money.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { ActYears } from './ActYears.tsx';
import { BreakEven } from './BreakEven.tsx';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import { Cards, Note, Year } from './Comparison.styles.ts';
import { LazyIncomeChart } from '../income-chart/LazyIncomeChart.tsx';
import { LowerTaxMark } from './LowerTaxMark.tsx';
import { NotIncluded } from './NotIncluded.tsx';
import { RegimeCard } from './RegimeCard.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import { Workings } from '../workings/Workings.tsx';
import { YearChoice } from '../inputs/YearChoice.tsx';

const periods = [
  { value: 'annual', label: 'Annual' },
  { value: 'monthly', label: 'Monthly' },
] as const;

/** The taxes of a total income with the same deductions. */
function taxesWith(inputs: TaxInputs, year: FinancialYear) {
  return (income: number) => {
    const { old, new: recent } = compareRegimes(
      { ...inputs, basicSalary: income, houseRentAllowance: 0, otherAllowance: 0 },
      year,
    );
    return { old: toRupees(old.taxPayable), new: toRupees(recent.taxPayable) };
  };
}

/** Properties of `Comparison`. */
export interface ComparisonProps {
  readonly calculator: Calculator;
  readonly comparison: RegimeComparison;
}

/** The result: a card for each regime, what is left out, how each tax is worked out, and how it grows with the income. */
export function Comparison({ calculator, comparison }: ComparisonProps): ReactElement {
  const { inputs, period, year } = calculator;
  const { betterRegime } = comparison;
  const tabs = useId();
  return (
    <>
      <Year>
        <YearChoice calculator={calculator} />
      </Year>
      <Cards>
        <RegimeCard
          result={comparison.old}
          period={period}
          selected={betterRegime === 'old'}
          aside={
            <TabList
              id={tabs}
              label="Show figures of both cards"
              tabs={periods}
              value={period}
              onChange={calculator.showPeriod}
            />
          }
          note="For both cards."
          tabs={tabs}
        />
        <RegimeCard
          result={comparison.new}
          period={period}
          selected={betterRegime === 'new'}
          aside={betterRegime === 'new' && <LowerTaxMark />}
        />
      </Cards>
      <ResultActions />
      <NotIncluded calculator={calculator} />
      <BreakEven from={findStandardBreakEven(comparison.totalIncome, year)} deducted={computeDeductions(inputs)}>
        80C and 80D come to at most ₹1,62,000 in this comparison. The{' '}
        <CalculatorLink calculator={calculator} step="estimate">
          detailed estimate
        </CalculatorLink>{' '}
        accepts more deductions.
      </BreakEven>
      <Workings results={[comparison.old, comparison.new]} period={period} />
      <LazyIncomeChart
        rules={`by the standard rules of ${year} and with your deductions`}
        income={toRupees(comparison.totalIncome)}
        taxesOn={taxesWith(inputs, year)}
      />
      <ActYears calculator={calculator} />
      <Note>
        <span>
          Both figures include 4% Health &amp; Education Cess. The calculation applies a standard deduction of{' '}
          {formatRupees(toRupees(comparison.old.regime.standardDeduction))} in the old regime and{' '}
          {formatRupees(toRupees(comparison.new.regime.standardDeduction))} in the new. For information only; please
          consult a professional before you choose.
        </span>
      </Note>
    </>
  );
}
