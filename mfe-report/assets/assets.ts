import { packageLicences } from '@artha/remote-kit';
import { join } from 'node:path';
import { makeFactsheet } from '../src/pdf/factsheet.ts';
import { devanagariFonts, paperFonts } from './paperFonts.ts';

/** The packages that make the PDFs, and the ones with their letters; none of them names its licence in its files. */
const packages = [
  'pdfkit',
  '@noble/ciphers',
  '@noble/hashes',
  'fflate',
  'fontkit',
  'linebreak',
  'png-js',
  'inter-ui',
  '@expo-google-fonts/noto-sans-devanagari',
];

/** Files beside the scripts, which a page loads when it shows a document: the sample factsheet, and the letters of reports. */
export async function assets(): Promise<Record<string, Uint8Array>> {
  const [fonts, hindi] = await Promise.all([paperFonts(), devanagariFonts()]);
  return {
    'factsheet.pdf': await makeFactsheet(fonts),
    'paper-regular.ttf': fonts.regular,
    'paper-semibold.ttf': fonts.semibold,
    'paper-devanagari-regular.ttf': hindi.regular,
    'paper-devanagari-semibold.ttf': hindi.semibold,
    'paper-licences.txt': packageLicences(join(import.meta.dirname, '..'), packages),
  };
}
