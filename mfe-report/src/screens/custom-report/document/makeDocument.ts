import { releaseFiles, type ReleaseFiles } from '@artha/shared';
import { makeRatioReport, type RatioReport } from '../../../document/ratioReport.ts';

async function readFonts(files: ReleaseFiles) {
  const [regular, semibold] = await Promise.all([files.read('paper-regular.ttf'), files.read('paper-semibold.ttf')]);
  return { regular: new Uint8Array(regular), semibold: new Uint8Array(semibold) };
}

/** Makes the PDF of a person's report, here on the device. @throws where the letters do not load. */
export async function makeDocument(report: RatioReport): Promise<Blob> {
  const files = releaseFiles();
  if (!files) throw new Error('This page has no files of its release.');
  return new Blob([await makeRatioReport(report, await readFonts(files))], { type: 'application/pdf' });
}
