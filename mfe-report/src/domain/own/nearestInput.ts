import { inputIds, type InputId } from '../ratios/inputs.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2);

/** How many letters two words that mean the same begin with: `profits` and `profit`. */
const STEM = 4;

/** The figure whose name has most words of a text, to suggest instead of a name that is not known. */
export function nearestInput(text: string, labelOf: RatioWords['label']): InputId | undefined {
  const stems = wordsOf(text).map((word) => word.slice(0, STEM));
  const scored = inputIds.map((input) => {
    const words = wordsOf(labelOf(input));
    const shared = words.filter((word) => stems.includes(word.slice(0, STEM))).length;
    return { input, shared, score: shared / Math.max(words.length, stems.length) };
  });
  return scored.filter(({ shared }) => shared > 0).toSorted((one, other) => other.score - one.score)[0]?.input;
}
