import { makeRatioReport, type RatioReport } from '../../../pdf/ratioReport.ts';
import { loadFonts, type PaperScript } from './paperFonts.ts';

/** Makes the PDF of a person's report, here on the device. @throws if the fonts do not load. */
export async function makePdf(report: RatioReport, script: PaperScript): Promise<Blob> {
  return new Blob([await makeRatioReport(report, await loadFonts(script))], { type: 'application/pdf' });
}
