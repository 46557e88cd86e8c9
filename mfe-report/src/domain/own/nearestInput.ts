import { inputIds, type InputId } from '../ratios/inputs.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';

/** The pairs of letters that are beside each other in a text. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');
  return new Set(
    Array.from(letters)
      .map((letter, index) => letter + letters.charAt(index + 1))
      .slice(0, -1),
  );
}

/** The part of the pairs of letters that two texts share, from 0 to 1 (the coefficient of Dice). */
function similarity(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(1, pairs.size + others.size);
}

/** Below it, a name is another word. */
const SIMILAR = 0.5;

/** The figure whose name is most similar to a text, to suggest instead of a name that is not known. */
export function nearestInput(text: string, labelOf: RatioWords['label']): InputId | undefined {
  return inputIds
    .map((input) => ({ input, similar: similarity(text, labelOf(input)) }))
    .filter(({ similar }) => similar >= SIMILAR)
    .toSorted((one, other) => other.similar - one.similar)[0]?.input;
}
