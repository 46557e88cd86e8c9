import { formatRupees } from '@artha/shared/format';
import { useId, useLayoutEffect, useMemo, type ReactElement } from 'react';
import { compareRegimes } from '../../../domain/compareRegimes.ts';
import { findStandardBreakEven } from '../../../domain/findStandardBreakEven.ts';
import { toRupees } from '../../../domain/money.ts';
import { computeDeductions, type TaxInputs } from '../../../domain/taxInputs.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { describeBetterRegime } from '../../../domain/period.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { ActYears } from './ActYears.tsx';
import { BreakEven } from './BreakEven.tsx';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import { RegimeCards, Note, Year } from './Comparison.styles.ts';
import { LowerTaxMark } from './LowerTaxMark.tsx';
import { NotIncluded } from './NotIncluded.tsx';
import { PeriodTabs } from './PeriodTabs.tsx';
import { RegimeCard } from './RegimeCard.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { ComparisonProps } from '../resultProps.ts';
import { Workings } from '../workings/Workings.tsx';
import { YearChoice } from '../inputs/YearChoice.tsx';

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

/** The result: a card for each regime, what is left out, how each tax is worked out, and how it grows with the income. */
export function Comparison({ calculator, announce }: ComparisonProps): ReactElement {
  const { inputs, period, year } = calculator;
  const comparison = useMemo(() => compareRegimes(inputs, year), [inputs, year]);
  const taxesOn = useMemo(() => taxesWith(inputs, year), [inputs, year]);
  const { betterRegime } = comparison;
  const tabs = useId();
  const texts = useResultTexts();
  const { IncomeChart } = texts;
  const outcome = describeBetterRegime(comparison, period, texts.outcome);

  // Before the page is painted, so that nothing moves when the sentence comes.
  useLayoutEffect(() => {
    announce(outcome);
  }, [announce, outcome]);

  return (
    <>
      <Year>
        <YearChoice calculator={calculator} />
      </Year>
      <RegimeCards>
        <RegimeCard
          result={comparison.old}
          period={period}
          selected={betterRegime === 'old'}
          aside={<PeriodTabs id={tabs} period={period} onChange={calculator.showPeriod} />}
          note={texts.forBothCards}
          tabs={tabs}
        />
        <RegimeCard
          result={comparison.new}
          period={period}
          selected={betterRegime === 'new'}
          aside={betterRegime === 'new' && <LowerTaxMark />}
        />
      </RegimeCards>
      <ResultActions />
      <NotIncluded calculator={calculator} />
      <BreakEven from={findStandardBreakEven(comparison.totalIncome, year)} deducted={computeDeductions(inputs)}>
        {texts.mostDeductions((words) => (
          <CalculatorLink calculator={calculator} step="estimate">
            {words}
          </CalculatorLink>
        ))}
      </BreakEven>
      <Workings results={[comparison.old, comparison.new]} period={period} />
      <IncomeChart rules={texts.standardRules(year)} income={toRupees(comparison.totalIncome)} taxesOn={taxesOn} />
      <ActYears calculator={calculator} />
      <Note>
        <span>
          {texts.comparisonNote(
            formatRupees(toRupees(comparison.old.regime.standardDeduction)),
            formatRupees(toRupees(comparison.new.regime.standardDeduction)),
            comparison.new.regime.cessPercent,
          )}
        </span>
      </Note>
    </>
  );
}
