import { lazyPart } from '@artha/shared/remote';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ReportCard } from '../research/content/report.ts';
import { ResearchTextsProvider, type ResearchTexts } from './researchTexts.ts';

type LoadTexts = () => Promise<ResearchTexts>;

/** The placeholder while a part loads, its name if it does not load, and the texts that load with it. */
export interface LazyResearchOptions {
  readonly name: string;
  readonly loading: ReactNode;
  readonly loadTexts: LoadTexts;
}

/** The list of reports in one language: it loads with the figures of the reports, from which it has its ratings. */
export function lazyReportList(
  { name, loading, loadTexts }: LazyResearchOptions,
  loadCards: () => Promise<readonly ReportCard[]>,
): ComponentType {
  return lazyPart({
    remote: 'report',
    name,
    loading,
    load: async () => {
      const [{ ReportList }, cards, texts] = await Promise.all([
        import('../screens/equity-research/ReportList.tsx'),
        loadCards(),
        loadTexts(),
      ]);
      return function InTexts(): ReactElement {
        return (
          <ResearchTextsProvider texts={texts}>
            <ReportList cards={cards} />
          </ResearchTextsProvider>
        );
      };
    },
  });
}

/** A report in one language, which loads when it is shown. */
export function lazyReport(
  { name, loading, loadTexts }: LazyResearchOptions,
  loadFile: (slug: string) => Promise<unknown>,
): ComponentType<{ readonly slug: string }> {
  return lazyPart<{ readonly slug: string }>({
    remote: 'report',
    name,
    loading,
    load: async () => {
      const [{ NamedReport }, texts] = await Promise.all([import('../research/page/NamedReport.tsx'), loadTexts()]);
      return function InTexts({ slug }): ReactElement {
        return (
          <ResearchTextsProvider texts={texts}>
            <NamedReport slug={slug} loadFile={loadFile} />
          </ResearchTextsProvider>
        );
      };
    },
  });
}
