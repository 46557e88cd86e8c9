import { createRandom } from './random.ts';

/** Kept in a constant, because looking up a global is slow in the context of a Jest test. */
const { max } = Math;

/** The fewest seeds that are tried: enough for every choice that is not rare. */
const fewestTried = 60;

/** The choices in something that was drawn: `columns.money: side column`. Of a list, each item is one. */
function choicesOf(drawn: unknown, path = ''): string[] {
  if (Array.isArray(drawn)) return [...new Set(drawn.flatMap((item: unknown) => choicesOf(item, `${path}[]`)))];
  if (typeof drawn !== 'object' || drawn === null) return [`${path}: ${String(drawn)}`];
  return Object.entries(drawn).flatMap(([key, value]) => choicesOf(value, `${path}.${key}`));
}

/**
 * Picks this many seeds whose drawings show the most different choices together, so that a test meets each choice in
 * few runs. The same generator gives the same seeds.
 */
export function coverChoices(draw: (seed: number) => unknown, count: number): number[] {
  const random = createRandom(20261125);
  let candidates = Array.from({ length: max(fewestTried, 2 * count) }, () => {
    const seed = random.integer(0, 2 ** 31 - 1);
    return { seed, choices: choicesOf(draw(seed)) };
  });
  return Array.from({ length: count }, () => {
    const [first, ...others] = candidates;
    if (first === undefined) throw new Error('No seed is left.');
    const best = others.reduce((one, other) => (other.choices.length > one.choices.length ? other : one), first);
    const met = new Set(best.choices);
    candidates = candidates
      .filter((candidate) => candidate !== best)
      .map(({ seed, choices }) => ({ seed, choices: choices.filter((choice) => !met.has(choice)) }));
    return best.seed;
  });
}
