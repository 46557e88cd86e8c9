import type { ReactElement } from 'react';
import { ReportPage } from '../../research/ReportPage.tsx';
import { solarPumps } from '../../research/reports/solarPumps.ts';

/** The report on solar pumps. */
export function ReportSolarPumps(): ReactElement {
  return <ReportPage report={solarPumps} />;
}
