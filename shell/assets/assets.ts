import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { HINDI_FONT, HINDI_LABEL_FONT } from '../src/document/addLanguageFont.ts';
import { translations } from '../src/texts/translations.ts';
import { textsFile } from '@artha/shared/contract';

const require = createRequire(import.meta.url);

/** Printable ASCII, and the signs that a page about rupees needs; a letter outside comes from the system’s font. */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '\u00a0§©®°±²³·×÷éè₹−≤≥≈→←↑↓–—‘’“”…•';

/** The letters of Hindi (Unicode CLDR, exemplar characters of `hi`), its full stop, and the joiners of its letters. */
const hindiLetters = '\u093cॐंँःअआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहऽािीुूृॅेैॉोौ्।॥०१२३४५६७८९\u200c\u200d\u25cc';

const devanagariFolder = join(require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'), '..');

const readInter = (): Promise<Uint8Array> =>
  readFile(join(require.resolve('inter-ui/package.json'), '../variable/InterVariable.woff2'));

/** For systems without Devanagari: see `addLanguageFont`. */
async function hindiFonts(): Promise<Record<string, Uint8Array>> {
  const font = await readFile(join(devanagariFolder, 'files/noto-sans-devanagari-devanagari-wght-normal.woff2'));
  const cut = (letters: string) =>
    subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } });
  return {
    [HINDI_FONT]: await cut(hindiLetters),
    // For the link to Hindi on English pages: two kilobytes instead of a hundred.
    [HINDI_LABEL_FONT]: await cut('हिन्दी'),
    'font-licence.txt': await readFile(join(devanagariFolder, 'LICENSE')),
  };
}

/** Files besides the scripts: the font, cut to the characters in use, and the logo. */
export async function assets(): Promise<Record<string, Uint8Array>> {
  return {
    'inter.woff2': await subsetFont(await readInter(), characters, {
      targetFormat: 'woff2',
      // Kerning and figures of one width; stylistic alternates would double the file.
      keepFeatures: ['kern', 'tnum'],
      variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    }),
    ...(await hindiFonts()),
    ...Object.fromEntries(
      Object.entries(translations).map(([language, texts]) => [
        textsFile(language),
        new TextEncoder().encode(JSON.stringify(texts)),
      ]),
    ),
    'icon.svg': await readFile(join(import.meta.dirname, 'icon.svg')),
  };
}

/** For the pictures that are drawn when pages are composed: the whole font, since visitors do not download it. */
export async function serverAssets(): Promise<Record<string, Uint8Array>> {
  return { 'inter.woff2': await readInter() };
}
