import { readReport, type ReportCard, type ResearchReport } from '../content/report.ts';
import { figureWords } from '../../texts/en/figureWords.ts';
import coldStores from './cold-stores.json';
import payrollSoftware from './payroll-software.json';
import scanCentres from './scan-centres.json';
import solarPumps from './solar-pumps.json';
import spiceMills from './spice-mills.json';

/** The content files, by their names. A new one is added here, and its translations in `src/texts`. */
export const reportFiles = {
  'solar-pumps': solarPumps,
  'cold-stores': coldStores,
  'payroll-software': payrollSoftware,
  'spice-mills': spiceMills,
  'scan-centres': scanCentres,
};

/** Every report, newest first. */
export const reports: readonly ResearchReport[] = Object.entries(reportFiles)
  .map(([slug, file]) => readReport(slug, file, figureWords))
  .sort((a, b) => b.card.published.localeCompare(a.card.published));

/** The card of each report in a list. */
export const reportCards: readonly ReportCard[] = reports.map(({ card }) => card);
