/** Kept in a constant, because looking up a global is slow in the context of a Jest test. */
const { floor, imul } = Math;

/** A random number generator with a seed, so that its results can be repeated. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /**
   * One of the choices.
   * @throws Error if there are none.
   */
  pick<T>(choices: readonly T[]): T;
  /** This many decimal digits. */
  digits(count: number): string;
}

/** Mulberry32: 32 bits of state are enough for generating statements. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + floor(fraction() * (most - least + 1));
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick: (choices) => {
      const picked = choices[integer(0, choices.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
  };
}
