import type { ActEstimate, ActInputs } from '../../domain/act/estimate.ts';
import type { FinancialYear } from '../../domain/financialYear.ts';
import type { Calculator } from './inputs/useCalculator.ts';

/** Properties of `Estimate`. */
export interface EstimateProps {
  readonly calculator: Calculator;
}

/** Properties of `Comparison`. */
export interface ComparisonProps extends EstimateProps {
  /** Says the result in a sentence, in a place of the page that is there before the result. */
  readonly announce: (sentence: string) => void;
}

/** Properties of `Plan`. */
export interface PlanProps extends EstimateProps {
  readonly inputs: ActInputs;
}

/** Properties of `OtherGains`. */
export interface OtherGainsProps extends EstimateProps {
  readonly year: FinancialYear;
}

/** Properties of `Losses`. */
export interface LossesProps {
  readonly estimate: ActEstimate;
  readonly year: FinancialYear;
}
