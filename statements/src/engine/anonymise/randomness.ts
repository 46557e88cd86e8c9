/** A number from 0 up to, but not including, `below`. No one can predict or reproduce it. */
export type Randomness = (below: number) => number;

const range = 2 ** 32;

/** The randomness of the system, which is not recorded anywhere. */
export const systemRandomness: Randomness = (below) => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((value / range) * below);
};
