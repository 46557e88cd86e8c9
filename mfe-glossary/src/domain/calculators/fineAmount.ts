import { roundQuotient, roundToHundredth, toHundredths } from './hundredths.ts';

/**
 * The parts of a paisa that amounts have while they grow month by month: each step is rounded to one of them, so that the
 * roundings of a lifetime stay far below a paisa.
 */
const PARTS = 10n ** 12n;

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/** Rupees as an exact amount with parts of a paisa. */
export const toFine = (rupees: number): bigint => toHundredths(rupees) * PARTS;

/** An amount in rupees, to the nearest paisa. */
export const fromFine = (amount: bigint): number => roundToHundredth(amount, PARTS);

/** The amount after it has grown once. @param percent a year. @param times how often a year it grows. */
export function grow(amount: bigint, percent: number, times = 1n): bigint {
  return roundQuotient(amount * (times * WHOLE + toHundredths(percent)), times * WHOLE);
}

/** The amount that grows to this one: the opposite of `grow`. */
export function discount(amount: bigint, percent: number, times = 1n): bigint {
  return roundQuotient(amount * times * WHOLE, times * WHOLE + toHundredths(percent));
}

/** A percentage of an amount. */
export function shareOf(amount: bigint, percent: number): bigint {
  return roundQuotient(amount * toHundredths(percent), WHOLE);
}
