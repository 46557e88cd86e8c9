/** A number with up to two decimals as a whole number of hundredths: `8.25` → `825n`, rupees → paise. */
export function toHundredths(value: number): bigint {
  return BigInt(Math.round(value * 100));
}

/**
 * A quotient of hundredths as a number with two decimals: rounded once, halves away from zero.
 * @param divisor more than zero.
 */
export function roundToHundredth(dividend: bigint, divisor: bigint): number {
  const half = dividend < 0n ? -divisor : divisor;
  return Number((2n * dividend + half) / (2n * divisor)) / 100;
}
