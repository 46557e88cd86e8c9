import type { SheetDocument } from '../../../../pdf/sheetDocument.ts';
import { SheetPaper } from '../../../../pdf/SheetPaper.ts';

/** The folder of this release, in which its letters are beside its scripts. */
declare const __webpack_public_path__: string;

async function readLetters(file: string): Promise<Uint8Array> {
  const response = await fetch(`${__webpack_public_path__}${file}`);
  if (!response.ok) throw new Error(`${file} does not load: ${String(response.status)}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Makes the PDF of a sheet on the device. @throws if its letters do not load. */
export async function makeSheetPdf(sheet: SheetDocument): Promise<Blob> {
  const read = (weight: string) => readLetters(`sheet-${sheet.language}-${weight}.ttf`);
  const [regular, semibold] = await Promise.all([read('regular'), read('semibold')]);
  return new Blob([await new SheetPaper(sheet, { regular, semibold }).draw()], { type: 'application/pdf' });
}
