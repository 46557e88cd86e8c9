import type { Glyph, TextPage } from './textSource.ts';

/** Characters that stand together: what a person reads as one word. */
export interface Word {
  readonly text: string;
  /** The text as column titles are compared: small letters, digits and # only. */
  readonly key: string;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  readonly height: number;
  /** Width of the first character: what must fit on the line before if the word was not to be broken off. */
  readonly firstWidth: number;
}

/** A gap of this share of the line height parts two words even where no space is drawn. */
const gapBetweenWords = 0.22;
/** Bold type is sometimes faked by drawing a character twice, this close to itself. */
const samePlace = 0.15;

function isRepeat(glyph: Glyph, of: Glyph): boolean {
  const near = samePlace * glyph.height;
  return glyph.text === of.text && Math.abs(glyph.x0 - of.x0) < near && Math.abs(glyph.baseline - of.baseline) < near;
}

function continues(glyph: Glyph, previous: Glyph): boolean {
  const gap = glyph.x0 - previous.x1;
  return (
    Math.abs(glyph.baseline - previous.baseline) < gapBetweenWords * glyph.height &&
    gap < gapBetweenWords * glyph.height &&
    gap > -0.5 * glyph.height
  );
}

/** What is compared of a column title: small letters, digits and # only. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9#]/g, '');
}

function wordOf(glyphs: readonly Glyph[]): Word {
  const first = glyphs[0];
  const text = glyphs.map((glyph) => glyph.text).join('');
  return {
    text,
    key: titleKey(text),
    x0: Math.min(...glyphs.map((glyph) => glyph.x0)),
    x1: Math.max(...glyphs.map((glyph) => glyph.x1)),
    baseline: first?.baseline ?? 0,
    height: Math.max(...glyphs.map((glyph) => glyph.height)),
    firstWidth: first === undefined ? 0 : first.x1 - first.x0,
  };
}

function withoutRepeats(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const near = samePlace * word.height;
    const same = seen.get(word.text) ?? [];
    if (same.some((one) => Math.abs(one.x0 - word.x0) < near && Math.abs(one.baseline - word.baseline) < near)) {
      return false;
    }
    same.push(word);
    seen.set(word.text, same);
    return true;
  });
}

/** The words of a page in drawing order; what was drawn twice in one place is kept once. */
export function readWords(page: TextPage): Word[] {
  const words: Word[] = [];
  let open: Glyph[] = [];
  const finish = () => {
    if (open.length > 0) words.push(wordOf(open));
    open = [];
  };
  for (const glyph of page.glyphs) {
    const previous = open.at(-1);
    if (glyph.text.trim() === '') finish();
    else if (previous === undefined) open = [glyph];
    else if (isRepeat(glyph, previous)) continue;
    else if (continues(glyph, previous)) open.push(glyph);
    else {
      finish();
      open = [glyph];
    }
  }
  finish();
  return withoutRepeats(words);
}
