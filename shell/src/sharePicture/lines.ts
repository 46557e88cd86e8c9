/** How wide a text becomes, in pixels. */
export type Measure = (text: string) => number;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Text in as few lines as the width allows; a wider word gets its own line. */
function breakLines(text: string, width: number, measure: Measure): string[] {
  return wordsOf(text).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    return last !== undefined && measure(longer) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** Breaks text into at most this many lines and cuts the rest with an ellipsis. */
export function cutLines(text: string, width: number, measure: Measure, most: number): string[] {
  const lines = breakLines(text, width, measure);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last.includes(' ') && measure(`${last}…`) > width) last = last.slice(0, last.lastIndexOf(' '));
  return [...kept, `${last.replace(/[\s,;:.–—-]+$/, '')}…`];
}

/** Every way to break words into exactly this many lines. */
function breakings(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((first) =>
    breakings(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}

/** The advantage of a line that ends where the sentence pauses, in parts of the width. */
const PAUSE = 0.12;

/**
 * Text in as few lines as the width allows, about as wide as each other; if possible, a line ends at a comma or colon.
 * Undefined if it needs too many lines, or a word is too wide.
 */
export function balanceLines(text: string, width: number, measure: Measure, most: number): string[] | undefined {
  const count = breakLines(text, width, measure).length;
  if (count > most) return undefined;
  return breakings(wordsOf(text), count)
    .map((lines) => {
      const widest = Math.max(...lines.map(measure));
      const pauses = lines.slice(0, -1).filter((line) => /[,:;.]$/.test(line)).length;
      return { lines, widest, cost: widest - pauses * PAUSE * width };
    })
    .filter(({ widest }) => widest <= width)
    .sort((a, b) => a.cost - b.cost)[0]?.lines;
}
