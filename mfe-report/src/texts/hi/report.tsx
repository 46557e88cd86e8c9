import { Page, Spinner } from '@artha/shared/design';
import { lazyReport } from '../lazyResearch.tsx';

/** A report in Hindi: its figures are those of the report in English. */
export const Report = lazyReport(
  {
    name: 'रिपोर्ट',
    loading: (
      <Page title="शेयर रिसर्च रिपोर्ट">
        <Spinner />
      </Page>
    ),
    loadTexts: async () => (await import('./research.ts')).research,
  },
  async (slug) => {
    const { contentOf, loadReportFile } = await import('../../research/reports/loadReportFile.ts');
    const [file, translation] = await Promise.all([
      loadReportFile(slug),
      contentOf(() => import(`./reports/${slug}.json`)),
    ]);
    return file && translation && { ...file, ...translation };
  },
);
