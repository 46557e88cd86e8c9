import type { ReactElement } from 'react';
import { ReportPage } from '../../research/ReportPage.tsx';
import { coldStores } from '../../research/reports/coldStores.ts';

/** The report on cold stores. */
export function ReportColdStores(): ReactElement {
  return <ReportPage report={coldStores} />;
}
