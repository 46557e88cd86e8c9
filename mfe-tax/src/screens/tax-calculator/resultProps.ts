import type { ActInputs } from '../../domain/act/estimate.ts';
import type { RegimeComparison } from '../../domain/compareRegimes.ts';
import type { Calculator } from './inputs/useCalculator.ts';

/** Properties of `Estimate`. */
export interface EstimateProps {
  readonly calculator: Calculator;
}

/** Properties of `Comparison`. */
export interface ComparisonProps extends EstimateProps {
  readonly comparison: RegimeComparison;
}

/** Properties of `Plan`. */
export interface PlanProps extends EstimateProps {
  readonly inputs: ActInputs;
}
