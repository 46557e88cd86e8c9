import { readReport, type ReportCard, type ResearchReport } from '../../research/content/report.ts';
import { reportFiles } from '../../research/reports/reports.ts';
import { figureWords } from './figureWords.ts';
import coldStores from './reports/cold-stores.json';
import payrollSoftware from './reports/payroll-software.json';
import scanCentres from './reports/scan-centres.json';
import solarPumps from './reports/solar-pumps.json';
import spiceMills from './reports/spice-mills.json';

/** The figures of each report with its texts in Hindi; the compiler names a report without a translation. */
const files: Readonly<Record<keyof typeof reportFiles, object>> = {
  'solar-pumps': { ...reportFiles['solar-pumps'], ...solarPumps },
  'cold-stores': { ...reportFiles['cold-stores'], ...coldStores },
  'payroll-software': { ...reportFiles['payroll-software'], ...payrollSoftware },
  'spice-mills': { ...reportFiles['spice-mills'], ...spiceMills },
  'scan-centres': { ...reportFiles['scan-centres'], ...scanCentres },
};

/** Every report in Hindi, newest first. */
export const reports: readonly ResearchReport[] = Object.entries(files)
  .map(([slug, file]) => readReport(slug, file, figureWords))
  .sort((a, b) => b.card.published.localeCompare(a.card.published));

/** The card of each report in a list. */
export const reportCards: readonly ReportCard[] = reports.map(({ card }) => card);
