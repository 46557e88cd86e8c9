import type { PlacedLine } from './printedPage.ts';

/** The positions of the column titles of Chapter VI-A: the middle of each, in points. */
export interface ViaColumns {
  readonly claimed: number;
  readonly allowed: number;
}

/** A title may be broken over this many lines. */
const linesOfTitle = 3;

/** Finds the titles 'Gross Amount' and 'Deductible Amount'; undefined if the form has none. */
export function findViaColumns(lines: readonly PlacedLine[]): ViaColumns | undefined {
  for (const index of lines.keys()) {
    const words = lines.slice(index, index + linesOfTitle).flatMap((line) => line.words);
    const middleOf = (title: RegExp) => {
      const word = words.find(({ text }) => title.test(text));
      return word && (word.x0 + word.x1) / 2;
    };
    const [claimed, allowed] = [middleOf(/^(?:gross|claimed)$/i), middleOf(/^(?:deductible|allowed)$/i)];
    if (claimed !== undefined && allowed !== undefined && allowed > claimed) return { claimed, allowed };
  }
  return undefined;
}

/** Whether a single amount with this right edge is below 'Gross Amount'. */
export function isClaimed(x1: number, columns: ViaColumns | undefined): boolean {
  return columns !== undefined && Math.abs(x1 - columns.claimed) < Math.abs(x1 - columns.allowed);
}
