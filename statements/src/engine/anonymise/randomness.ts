/** A number from 0 up to, not including, `below`. Nobody can foretell it or find it again. */
export type Randomness = (below: number) => number;

const range = 2 ** 32;

/** Randomness of the system, which is not remembered anywhere. */
export const systemRandomness: Randomness = (below) => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((value / range) * below);
};
