import { readReport, type ReportCard, type ResearchReport } from '../content/report.ts';
import coldStores from './cold-stores.json';
import payrollSoftware from './payroll-software.json';
import scanCentres from './scan-centres.json';
import solarPumps from './solar-pumps.json';
import spiceMills from './spice-mills.json';

/** The content files, by their names. A new one is added here, and nowhere else. */
const files = {
  'solar-pumps': solarPumps,
  'cold-stores': coldStores,
  'payroll-software': payrollSoftware,
  'spice-mills': spiceMills,
  'scan-centres': scanCentres,
};

/** Every report, newest first. */
export const reports: readonly ResearchReport[] = Object.entries(files)
  .map(([slug, file]) => readReport(slug, file))
  .sort((a, b) => b.card.published.localeCompare(a.card.published));

/** What a list shows of each. */
export const reportCards: readonly ReportCard[] = reports.map(({ card }) => card);
