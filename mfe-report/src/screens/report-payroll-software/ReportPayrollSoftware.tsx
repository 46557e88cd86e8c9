import type { ReactElement } from 'react';
import { ReportPage } from '../../research/ReportPage.tsx';
import { payrollSoftware } from '../../research/reports/payrollSoftware.ts';

/** The report on payroll software. */
export function ReportPayrollSoftware(): ReactElement {
  return <ReportPage report={payrollSoftware} />;
}
