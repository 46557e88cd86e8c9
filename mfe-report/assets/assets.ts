import { packageLicences } from '@artha/remote-kit';
import { join } from 'node:path';
import { makeFactsheet } from '../src/pdf/factsheet.ts';
import { paperFonts } from './paperFonts.ts';

/** The packages that make the PDFs, and the one with their letters; none of them names its licence in its files. */
const packages = ['pdfkit', '@noble/ciphers', '@noble/hashes', 'fflate', 'fontkit', 'linebreak', 'png-js', 'inter-ui'];

/** Files beside the scripts, which a page loads when it shows a document: the sample factsheet, and the letters of reports. */
export async function assets(): Promise<Record<string, Uint8Array>> {
  const fonts = await paperFonts();
  return {
    'factsheet.pdf': await makeFactsheet(fonts),
    'paper-regular.ttf': fonts.regular,
    'paper-semibold.ttf': fonts.semibold,
    'paper-licences.txt': packageLicences(join(import.meta.dirname, '..'), packages),
  };
}
