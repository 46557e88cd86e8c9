import { packageLicences } from '@artha/remote-kit';
import { join } from 'node:path';
import { sheetFonts } from './sheetFonts.ts';

/** The packages that make the PDF of the sheet, and the one with its letters. */
const packages = [
  'pdfkit',
  '@noble/ciphers',
  '@noble/hashes',
  'fflate',
  'fontkit',
  'linebreak',
  'png-js',
  '@expo-google-fonts/noto-sans-devanagari',
];

/** Files beside the scripts, which a page loads when it makes the PDF of the sheet. */
export async function assets(): Promise<Record<string, Uint8Array>> {
  const [english, hindi] = await Promise.all([sheetFonts('en'), sheetFonts('hi')]);
  return {
    'sheet-en-regular.ttf': english.regular,
    'sheet-en-semibold.ttf': english.semibold,
    'sheet-hi-regular.ttf': hindi.regular,
    'sheet-hi-semibold.ttf': hindi.semibold,
    'sheet-licences.txt': packageLicences(join(import.meta.dirname, '..'), packages),
  };
}
