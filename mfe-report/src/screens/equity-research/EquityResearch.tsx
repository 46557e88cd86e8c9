import type { ReactElement } from 'react';
import { ListPage } from '../../research/page/ListPage.tsx';
import { reportList } from '../../texts/en/reportList.tsx';

/** The list of equity research reports. */
export function EquityResearch(): ReactElement {
  return <ListPage {...reportList} />;
}
