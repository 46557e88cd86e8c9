import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { PaperFonts } from '../src/pdf/paperStyle.ts';

const require = createRequire(import.meta.url);

/** Printable ASCII and the signs that a report has. The standard fonts of PDF have no sign for the rupee. */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '\u00a0×÷₹−≤≥–—‘’“”…';

/** The letters of Hindi and what joins them: the closure of the font has each conjunct. */
const devanagariCharacters =
  characters +
  Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x900 + index)).join('') +
  '\u200c\u200d';

/** The letters of reports in Hindi, and the Latin ones beside them: two weights of Noto Sans Devanagari. */
export async function devanagariFonts(): Promise<PaperFonts> {
  const folder = dirname(require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'));
  const weight = async (file: string) =>
    subsetFont(await readFile(join(folder, file)), devanagariCharacters, { targetFormat: 'truetype' });
  const [regular, semibold] = await Promise.all([
    weight('400Regular/NotoSansDevanagari_400Regular.ttf'),
    weight('600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  ]);
  return { regular, semibold };
}

/** The letters of reports: two weights of Inter, cut to what is written here. */
export async function paperFonts(): Promise<PaperFonts> {
  const inter = await readFile(join(require.resolve('inter-ui/package.json'), '../variable/InterVariable.woff2'));
  const weight = (wght: number) =>
    subsetFont(inter, characters, {
      targetFormat: 'truetype',
      keepFeatures: ['kern', 'tnum'],
      variationAxes: { wght, opsz: 14 },
    });
  const [regular, semibold] = await Promise.all([weight(400), weight(600)]);
  return { regular, semibold };
}
