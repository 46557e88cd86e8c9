import { makeRatioReport, type RatioReport } from '../../../pdf/ratioReport.ts';
import { loadFonts } from './paperFonts.ts';

/** Makes the PDF of a person's report, here on the device. @throws if the fonts do not load. */
export async function makePdf(report: RatioReport): Promise<Blob> {
  return new Blob([await makeRatioReport(report, await loadFonts())], { type: 'application/pdf' });
}
