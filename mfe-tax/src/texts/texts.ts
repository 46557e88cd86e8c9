import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { ComparisonProps, EstimateProps } from '../screens/tax-calculator/resultProps.ts';
import type { steps } from './en/steps.tsx';

/** The texts of the calculator until it shows a result, which has texts of its own that load with it. */
export type StepWords = typeof steps;

/** The texts of the calculator, and the parts that load when they are shown, with their texts. */
export interface TaxTexts extends StepWords {
  readonly Comparison: ComponentType<ComparisonProps>;
  readonly Estimate: ComponentType<EstimateProps>;
  /** For browsers without JavaScript: composed with the page, and never loaded, because no script renders a `noscript`. */
  readonly WithoutScript: ComponentType;
  /** Loads the comparison before it is shown; a failure is shown in its place later. */
  readonly prepareResult: () => Promise<unknown>;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<TaxTexts>();
