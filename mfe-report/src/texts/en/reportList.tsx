import { Spinner } from '@artha/shared/design';
import type { ListPageProps } from '../../research/page/ListPage.tsx';
import { lazyReportList } from '../lazyResearch.tsx';

/** The list of reports in English. */
export const reportList: ListPageProps = {
  title: 'Reports you can read in one sitting.',
  lead: 'Worked examples of reading a company’s accounts, about five minutes each.',
  madeUp: 'The companies and their figures are made up, to show how a report reads.',
  ReportList: lazyReportList(
    {
      name: 'The list of reports',
      loading: <Spinner />,
      loadTexts: async () => (await import('./research.ts')).research,
    },
    async () => (await import('../../research/reports/reports.ts')).reportCards,
  ),
};
