import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { IncomeChartProps } from '../screens/tax-calculator/income-chart/taxCurves.ts';
import type { LossesProps, OtherGainsProps, PlanProps } from '../screens/tax-calculator/resultProps.ts';
import type { results } from './en/results.tsx';

/** The texts of results: the comparison, and the detailed estimate. */
export type ResultWords = typeof results;

/** The parts about other gains and losses, in the form and in the workings. */
export interface OtherGainsParts {
  readonly OtherGains: ComponentType<OtherGainsProps>;
  readonly Losses: ComponentType<LossesProps>;
}

/** The texts of results, and the parts that load when they are shown. */
export interface ResultTexts extends ResultWords, OtherGainsParts {
  /** The chart of tax against income. */
  readonly IncomeChart: ComponentType<IncomeChartProps>;
  /** The plan for the rest of the year. */
  readonly Plan: ComponentType<PlanProps>;
}

/** The texts of results in the screen’s language, for everything that is rendered in `ResultTextsProvider`. */
export const { Texts: ResultTextsProvider, useTexts: useResultTexts } = createTexts<ResultTexts>();
