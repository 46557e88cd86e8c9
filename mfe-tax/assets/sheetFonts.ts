import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { SheetFonts } from '../src/pdf/SheetPaper.ts';

const require = createRequire(import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Printable ASCII and the signs of a sheet. */
const latin = `${range(0x20, 0x7f)}\u00a0₹−–—‘’“”…·`;

const characters = { en: latin, hi: `${latin}${range(0x900, 0x980)}\u200c\u200d` } as const;

/** The letters of the sheet in a language: two weights of Noto Sans Devanagari, which has Latin letters, too. */
export async function sheetFonts(language: keyof typeof characters): Promise<SheetFonts> {
  const cut = async (file: string) =>
    subsetFont(
      await readFile(require.resolve(`@expo-google-fonts/noto-sans-devanagari/${file}`)),
      characters[language],
      { targetFormat: 'truetype' },
    );
  const [regular, semibold] = await Promise.all([
    cut('400Regular/NotoSansDevanagari_400Regular.ttf'),
    cut('600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  ]);
  return { regular, semibold };
}
