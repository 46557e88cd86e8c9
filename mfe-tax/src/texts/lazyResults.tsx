import { lazyPart } from '@artha/shared/remote';
import type { ComponentType, ReactElement } from 'react';
import type { ComparisonProps, EstimateProps } from '../screens/tax-calculator/resultProps.ts';
import { ResultTextsProvider, type ResultTexts } from './resultTexts.ts';
import type { TaxTexts } from './texts.ts';

/** What is said while a part loads, and its name if it does not load. */
interface PartWords {
  readonly name: string;
  readonly loading: string;
}

/** The words of the parts, and the texts that load with them. */
export interface LazyResultsOptions {
  readonly comparison: PartWords;
  readonly estimate: PartWords;
  readonly loadTexts: () => Promise<ResultTexts>;
}

/** The parts with the results, in one language: each loads with its texts when it is first shown. */
export function lazyResults({
  comparison,
  estimate,
  loadTexts,
}: LazyResultsOptions): Pick<TaxTexts, 'Comparison' | 'Estimate' | 'prepareResult'> {
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
