import { ToolHeading } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { findBreakEven } from '../../../domain/act/breakEven.ts';
import { reduceGains, sumGains } from '../../../domain/act/capitalGains.ts';
import { computeActTax } from '../../../domain/act/computeActTax.ts';
import { estimateByAct, type ActEstimate, type ActInputs, type RegimeEstimate } from '../../../domain/act/estimate.ts';
import { sumOfJobs } from '../../../domain/act/jobs.ts';
import { years } from '../../../domain/act/years.ts';
import { fromRupees, remainder, sum, toRupees, type Money } from '../../../domain/money.ts';
import type { RegimeId } from '../../../domain/regimes.ts';
import { toActInputs } from '../../../domain/toActInputs.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { BreakEven } from '../comparison/BreakEven.tsx';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import { ResultActions } from '../comparison/ResultActions.tsx';
import { YearsTable } from '../comparison/YearsTable.tsx';
import type { EstimateProps } from '../resultProps.ts';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateSummary } from './EstimateSummary.tsx';
import { EstimateWorkings } from './EstimateWorkings.tsx';
import { EstimateLimits, Sides } from './Estimate.styles.ts';
import { SeveralEmployers } from './parts/SeveralEmployers.tsx';
import { Sources } from './Sources.tsx';
import { Start } from './EstimateWorkings.styles.ts';

interface PartProps extends EstimateProps {
  readonly inputs: ActInputs;
  readonly estimate: ActEstimate;
}

const allowedIn = ({ deductions }: RegimeEstimate): Money => sum(deductions.map(({ allowed }) => allowed));

/**
 * The least deductions for which the old regime is better. The employer's part of NPS comes off in both regimes, so it is
 * left out of the income and put back to the deductions.
 */
function OldRegimeFrom({ inputs, estimate }: Omit<PartProps, 'calculator'>): ReactElement {
  const { year, age, resident } = inputs;
  const standard = years[year].regimes;
  const inNewRegime = allowedIn(estimate.new) - standard.new.standardDeduction;
  const both = inNewRegime > 0n ? inNewRegime : 0n;
  const { kind, deductions } = findBreakEven({ year, age, resident, grossSalary: estimate.new.grossIncome - both });
  return (
    <BreakEven
      from={kind === 'tie' ? undefined : deductions + both}
      deducted={remainder(allowedIn(estimate.old), standard.old.standardDeduction)}
    />
  );
}

/** The curve of a year: the same deductions and gains at every income. */
function taxesWith({ year, age, resident }: ActInputs, estimate: ActEstimate) {
  const payable = (regime: RegimeId, income: number) => {
    const own = sumGains(estimate[regime].gains);
    const gross = fromRupees(income);
    const gains = reduceGains(estimate[regime].gains, remainder(own, gross));
    const totalIncome = remainder(remainder(gross, own), allowedIn(estimate[regime])) + sumGains(gains);
    const { indexation } = estimate[regime];
    return toRupees(computeActTax({ year, regime, age, resident, totalIncome, gains, indexation }).payable);
  };
  return (income: number) => ({ old: payable('old', income), new: payable('new', income) });
}

/** An estimate of the year’s tax by the Income-tax Act, apart from the standard comparison, with all its workings. */
export function Estimate({ calculator }: EstimateProps): ReactElement {
  const texts = useResultTexts();
  const { IncomeChart, Losses, Plan } = texts;
  const { year } = calculator;
  const inputs = toActInputs(calculator.figures, year);
  const estimate = estimateByAct(inputs);
  return (
    <>
      <Sides>
        <EstimateSummary estimate={estimate} year={year} hasTaxDeducted={sumOfJobs(inputs, 'taxDeducted') > 0n} />
        <EstimateForm calculator={calculator} year={year} />
      </Sides>
      <ResultActions>
        <CalculatorLink calculator={calculator} step="result">
          {texts.standardComparison}
        </CalculatorLink>
      </ResultActions>
      {(inputs.otherJobs ?? []).length > 0 && <SeveralEmployers inputs={inputs} />}
      {estimate.new.grossIncome > 0n && <Plan calculator={calculator} inputs={inputs} />}
      <EstimateWorkings estimate={estimate} inputs={inputs} year={year} />
      {estimate.new.losses.length > 0 && <Losses estimate={estimate} year={year} />}
      {sumGains(estimate.new.gains) === 0n && <OldRegimeFrom inputs={inputs} estimate={estimate} />}
      <IncomeChart
        rules={texts.actRules(year)}
        income={toRupees(estimate.new.grossIncome)}
        taxesOn={taxesWith(inputs, estimate)}
      />
      <Start>
        <ToolHeading>{texts.sameFigures}</ToolHeading>
        <YearsTable figures={calculator.figures} />
      </Start>
      <Sources year={year} />
      <EstimateLimits>{texts.limits}</EstimateLimits>
    </>
  );
}
