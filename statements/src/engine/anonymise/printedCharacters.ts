import { readLines } from '../lines/lines.ts';
import type { Glyph, TextPage } from '../text/textSource.ts';
import { readWords } from '../lines/words.ts';
import type { Word } from '../lines/words.ts';

/** A character of a word and the glyphs that draw it: several if bold type is imitated. */
interface PrintedCharacter {
  text: string;
  readonly glyphs: Glyph[];
}

/** A word as the engine reads it, with its characters. */
export interface PrintedWord {
  readonly characters: readonly PrintedCharacter[];
  readonly text: string;
}

/** The words of one line from left to right. */
export type PrintedLine = readonly PrintedWord[];

/** A page as lines of words, and the glyphs outside all words. */
export interface PrintedPage {
  readonly lines: readonly PrintedLine[];
  readonly spaces: readonly Glyph[];
}

/** Baselines of a word's characters differ by less than this, as a share of their height. */
const maxBaselineOffset = 0.2;
/** A glyph over another one, moved by less than this share of its width, makes it bold. */
const maxShadowOffset = 0.6;

const isSpace = ({ text }: Glyph) => text.trim() === '';

function belongsTo({ x0, x1, baseline, height }: Glyph, word: Word): boolean {
  const slack = maxBaselineOffset * height;
  return Math.abs(baseline - word.baseline) <= slack && x0 >= word.x0 - slack && x1 <= word.x1 + slack;
}

function readWord(glyphs: readonly Glyph[]): PrintedWord {
  const characters: PrintedCharacter[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.x0 - b.x0)) {
    const last = characters.at(-1);
    const [shadowed] = last?.glyphs ?? [];
    const isShadow =
      shadowed?.text === glyph.text && glyph.x0 - shadowed.x0 < maxShadowOffset * (shadowed.x1 - shadowed.x0);
    if (isShadow) last?.glyphs.push(glyph);
    else characters.push({ text: glyph.text, glyphs: [glyph] });
  }
  return { characters, text: characters.map(({ text }) => text).join('') };
}

/** Groups the glyphs of a page as the engine reads them. Every glyph that is not a space is in exactly one word. */
export function readPrintedPage(page: TextPage): PrintedPage {
  const drawn = page.glyphs.filter(({ x0, x1, baseline, height }) => Number.isFinite(x0 + x1 + baseline + height));
  const waiting = new Set(drawn.filter((glyph) => !isSpace(glyph)));
  const byBaseline = [...waiting].toSorted((a, b) => a.baseline - b.baseline);
  const take = (word: Word): Glyph[] => {
    const reach = word.height;
    let low = 0;
    for (let high = byBaseline.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((byBaseline[middle]?.baseline ?? 0) < word.baseline - reach) low = middle + 1;
      else high = middle;
    }
    const taken: Glyph[] = [];
    for (let at = low; (byBaseline[at]?.baseline ?? Infinity) <= word.baseline + reach; at += 1) {
      const glyph = byBaseline[at];
      if (glyph !== undefined && waiting.has(glyph) && belongsTo(glyph, word)) taken.push(glyph);
    }
    for (const glyph of taken) waiting.delete(glyph);
    return taken;
  };
  const lines = readLines(readWords(page)).map(({ words }) =>
    words.map((word) => readWord(take(word))).filter(({ characters }) => characters.length > 0),
  );
  const rest = [...waiting].map((glyph) => [readWord([glyph])]);
  return { lines: [...lines, ...rest], spaces: drawn.filter((glyph) => isSpace(glyph) && glyph.height > 0) };
}
