import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageLicences } from '@artha/remote-kit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const hindi = join(import.meta.dirname, '../src/texts/hi');

/** Every Devanagari sign of the Hindi texts, and the joiners of its letters. */
function usedSigns(): string {
  const texts = globSync('**/*.{json,ts}', { cwd: hindi }).map((file) => readFileSync(join(hindi, file), 'utf8'));
  return [...new Set(texts.join('').match(/\p{Script=Devanagari}|।/gu))].join('') + '\u200c\u200d\u25cc';
}

/** The font of the Hindi pages, cut to the characters they use, with the rules that join letters. */
export async function assets(): Promise<Record<string, Uint8Array>> {
  const folder = require.resolve('@fontsource-variable/noto-sans-devanagari/package.json');
  const font = await readFile(join(folder, '../files/noto-sans-devanagari-devanagari-wght-normal.woff2'));
  return {
    'font-licence.txt': packageLicences(join(import.meta.dirname, '..'), ['@fontsource-variable/noto-sans-devanagari']),
    // For the link to Hindi on English pages: two kilobytes instead of fifty.
    'language.woff2': await subsetFont(font, 'हिन्दी', { targetFormat: 'woff2', variationAxes: { wght: 500 } }),
    'devanagari.woff2': await subsetFont(font, usedSigns(), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
    }),
  };
}
