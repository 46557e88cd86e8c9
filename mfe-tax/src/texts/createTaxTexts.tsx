import { lazyPart } from '@artha/shared/remote';
import type { ComponentType, ReactElement } from 'react';
import type { ComparisonProps, EstimateProps } from '../screens/tax-calculator/resultProps.ts';
import type { WithoutScriptTexts } from './en/withoutScript.ts';
import { lazyWithoutScript } from './lazyWithoutScript.tsx';
import { ResultTextsProvider, type ResultTexts } from './resultTexts.ts';
import type { StepWords, TaxTexts } from './texts.ts';

/** What is said while a part loads, and its name if it does not load. */
interface PartWords {
  readonly name: string;
  readonly loading: string;
}

/** The words of the parts, and the texts that load with them. */
export interface TaxParts {
  readonly comparison: PartWords;
  readonly estimate: PartWords;
  /** Of the comparison and of the estimate. */
  readonly loadTexts: () => Promise<ResultTexts>;
  readonly withoutScript: { readonly name: string; readonly loadTexts: () => Promise<WithoutScriptTexts> };
}

/** The calculator in one language: each part with results loads with its texts when it is first shown. */
export function createTaxTexts(
  steps: StepWords,
  { comparison, estimate, loadTexts, withoutScript }: TaxParts,
): TaxTexts {
  const part = <P extends object>({ name, loading }: PartWords, loadPart: () => Promise<ComponentType<P>>) =>
    lazyPart<P>({
      remote: 'tax',
      name,
      loading: <p>{loading}</p>,
      load: async () => {
        const [Part, texts] = await Promise.all([loadPart(), loadTexts()]);
        return function InTexts(props: P): ReactElement {
          return (
            <ResultTextsProvider texts={texts}>
              <Part {...props} />
            </ResultTextsProvider>
          );
        };
      },
    });
  const loadComparison = async () => (await import('../screens/tax-calculator/comparison/Comparison.tsx')).Comparison;
  return {
    ...steps,
    WithoutScript: lazyWithoutScript(withoutScript.name, withoutScript.loadTexts),
    Comparison: part<ComparisonProps>(comparison, loadComparison),
    Estimate: part<EstimateProps>(
      estimate,
      async () => (await import('../screens/tax-calculator/estimate/Estimate.tsx')).Estimate,
    ),
    prepareResult: async () => {
      await Promise.all([loadComparison(), loadTexts()]);
    },
  };
}
