import { Link, usePageTitle } from '@artha/shared';
import { Page } from '@artha/shared/design';
import { use, type ReactElement } from 'react';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import type { FigureWords } from '../content/figures.ts';
import { researchPath } from '../content/paths.ts';
import { readReport, type ResearchReport } from '../content/report.ts';
import { ReportPage } from './ReportPage.tsx';

/** Properties of `NamedReport`. */
export interface NamedReportProps {
  readonly slug: string;
  /** Loads the content file of a report; undefined if there is none. */
  readonly loadFile: LoadReportFile;
}

/** Loads the content file of a report, in a language; undefined if there is none. */
type LoadReportFile = (slug: string) => Promise<unknown>;

async function loadReport(slug: string, loadFile: LoadReportFile, words: FigureWords) {
  try {
    const file = await loadFile(slug);
    return file === undefined ? undefined : readReport(slug, file, words);
  } catch (error) {
    // Asked for again by Retry.
    loading.delete(slug);
    throw error;
  }
}

const loading = new Map<string, Promise<ResearchReport | undefined>>();

/** One promise for each report, as React needs it; a document is in one language. */
function reportOf(slug: string, loadFile: LoadReportFile, words: FigureWords): Promise<ResearchReport | undefined> {
  const begun = loading.get(slug) ?? loadReport(slug, loadFile, words);
  loading.set(slug, begun);
  return begun;
}

/** The report of a content file, which is a file of the release and loads when it is shown. */
export function NamedReport({ slug, loadFile }: NamedReportProps): ReactElement {
  const texts = useResearchTexts();
  const report = use(reportOf(slug, loadFile, texts.figures));
  usePageTitle(report?.card.title ?? texts.noReport);
  return report ? (
    <ReportPage report={report} />
  ) : (
    <Page title={texts.noReportTitle} lead={texts.noReportLead}>
      <Link to={researchPath()}>{texts.allReports}</Link>
    </Page>
  );
}
