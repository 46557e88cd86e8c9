/** Strings and brackets, with what is in them: the innermost first. */
const inner = /"[^"]*"|'[^']*'|\[[^[\]]*\]|\([^()]*\)/g;

/** Brackets in brackets: no style that people write has as many. */
const MOST_LEVELS = 16;

/** An escaped sign that would end something. */
const escaped = /\\([^])/g;

/**
 * Replaces what is in brackets and strings of a style by signs of the same number.
 * @param except a part that stays, unless it is in brackets itself.
 * @throws Error if there are too many levels of brackets.
 */
export function outsideOf(css: string, except = ''): string {
  // Signs that no style may contain.
  const mark = '\u0000'.repeat(except.length);
  let plain = css.replaceAll(escaped, (pair, sign: string) => (/[()[\]"',\s{}\\]/.test(sign) ? 'ee' : pair));
  if (except !== '') plain = plain.replaceAll(except, mark);
  for (let level = 0, before = ''; before !== plain; level += 1) {
    if (level > MOST_LEVELS) throw new Error('a style has too many brackets in brackets');
    before = plain;
    plain = plain.replaceAll(inner, (text) => '\u0001'.repeat(text.length));
  }
  return except === '' ? plain : plain.replaceAll(mark, except);
}

/** The selectors of a list. */
export function splitSelectors(list: string): string[] {
  const commas = [...outsideOf(list).matchAll(/,/g)].map(({ index }) => index);
  return [...commas, list.length].map((end, index) => list.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, end));
}
