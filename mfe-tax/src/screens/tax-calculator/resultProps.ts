import type { ActInputs } from '../../domain/act/estimate.ts';
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
