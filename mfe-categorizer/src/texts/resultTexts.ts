import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { CategoryChartProps } from '../screens/transaction-categorizer/category-totals/categoryBars.ts';
import type { MonthsProps } from '../screens/transaction-categorizer/months/Months.tsx';
import type { PlanningProps } from '../screens/transaction-categorizer/planning/PlanningParts.tsx';
import type { result } from './en/result.ts';

/** The texts of a result, loaded with it. */
export type ResultWords = typeof result;

/** The texts of a result, and the parts that load when they are shown. */
export interface ResultTexts extends ResultWords {
  /** The bars. */
  readonly Chart: ComponentType<CategoryChartProps>;
  /** The comparison of months. */
  readonly Months: ComponentType<MonthsProps>;
  /** Rules and budget. */
  readonly PlanningParts: ComponentType<PlanningProps>;
}

/** The texts of the result's language, for everything that is rendered in `ResultTextsOf`. */
export const { Texts: ResultTextsOf, useTexts: useResultTexts } = createTexts<ResultTexts>();
