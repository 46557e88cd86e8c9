import { Page, Spinner } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { Notice } from '../../research/page/Notice.ts';

/** The reports with their figures, from which the list has its ratings, are more than the first answer needs. */
const ReportList = lazyPart({
  remote: 'report',
  name: 'The list of reports',
  loading: <Spinner />,
  load: async () => (await import('./ReportList.tsx')).ReportList,
});

/** The list of equity research reports. */
export function EquityResearch(): ReactElement {
  return (
    <Page
      title="Reports you can read in one sitting."
      lead="Worked examples of reading a company’s accounts, about five minutes each."
    >
      <Notice>The companies and their figures are made up, to show how a report reads.</Notice>
      <ReportList />
    </Page>
  );
}
