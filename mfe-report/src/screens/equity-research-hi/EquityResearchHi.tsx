import type { ReactElement } from 'react';
import { ListPage } from '../../research/page/ListPage.tsx';
import { reportList } from '../../texts/hi/reportList.tsx';

/** The list of equity research reports in Hindi. */
export function EquityResearchHi(): ReactElement {
  return <ListPage {...reportList} />;
}
