import { Page, Spinner } from '@artha/shared/design';
import { lazyReport } from '../lazyResearch.tsx';

/** A report in English. */
export const Report = lazyReport(
  {
    name: 'The report',
    loading: (
      <Page title="Equity research report">
        <Spinner />
      </Page>
    ),
    loadTexts: async () => (await import('./research.ts')).research,
  },
  async (slug) => (await import('../../research/reports/loadReportFile.ts')).loadReportFile(slug),
);
