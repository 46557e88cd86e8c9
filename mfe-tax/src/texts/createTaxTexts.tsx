import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { ComparisonProps, EstimateProps } from '../screens/tax-calculator/resultProps.ts';
import type { WithoutScriptTexts } from './en/withoutScript.ts';
import { lazyWithoutScript } from './lazyWithoutScript.tsx';
import { ResultTextsProvider, type ResultTexts } from './resultTexts.ts';
import type { StepWords, TaxTexts } from './texts.ts';

/** The texts that load with a part. */
export interface LaterTexts {
  /** Of the comparison and of the estimate. */
  readonly results: () => Promise<ResultTexts>;
  readonly withoutScript: () => Promise<WithoutScriptTexts>;
}

/** The calculator in one language: each part with results loads with its texts when it is first shown. */
export function createTaxTexts(steps: StepWords, { results, withoutScript }: LaterTexts): TaxTexts {
  const { parts } = steps;
  const part = <P extends object>(
    { name, loading }: StepWords['parts']['estimate'],
    loadPart: () => Promise<ComponentType<P>>,
  ) =>
    lazyPart<P>({
      remote: 'tax',
      name,
      loading: <p>{loading}</p>,
      load: async () => {
        const [Part, texts] = await Promise.all([loadPart(), results()]);
        return (props: P) => (
          <ResultTextsProvider texts={texts}>
            <Part {...props} />
          </ResultTextsProvider>
        );
      },
    });
  const loadComparison = async () => (await import('../screens/tax-calculator/comparison/Comparison.tsx')).Comparison;
  return {
    ...steps,
    WithoutScript: lazyWithoutScript(parts.withoutScript, withoutScript),
    Comparison: part<ComparisonProps>(parts.comparison, loadComparison),
    Estimate: part<EstimateProps>(
      parts.estimate,
      async () => (await import('../screens/tax-calculator/estimate/Estimate.tsx')).Estimate,
    ),
    prepareResult: () => Promise.allSettled([loadComparison(), results()]),
  };
}
