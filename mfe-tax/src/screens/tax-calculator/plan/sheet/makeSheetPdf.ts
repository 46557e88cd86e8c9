import { releaseFiles } from '@artha/shared';
import type { SheetDocument } from '../../../../pdf/sheetDocument.ts';
import { SheetPaper } from '../../../../pdf/SheetPaper.ts';

/** Makes the PDF of a sheet on the device. @throws if its letters do not load. */
export async function makeSheetPdf(sheet: SheetDocument): Promise<Blob> {
  const files = releaseFiles();
  if (!files) throw new Error('This page has no files of its release.');
  const read = async (weight: string) => new Uint8Array(await files.read(`sheet-${sheet.language}-${weight}.ttf`));
  const [regular, semibold] = await Promise.all([read('regular'), read('semibold')]);
  return new Blob([await new SheetPaper(sheet, { regular, semibold }).draw()], { type: 'application/pdf' });
}
