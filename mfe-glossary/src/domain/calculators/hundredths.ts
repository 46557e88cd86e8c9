/** A number with up to two decimals as a whole number of hundredths: `8.25` → `825n`, rupees → paise. */
export function toHundredths(value: number): bigint {
  return BigInt(Math.round(value * 100));
}

/**
 * The nearest whole number to a quotient, halves away from zero.
 * @param divisor more than zero.
 */
export function roundQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

/**
 * A quotient of hundredths as a number with two decimals: rounded once, halves away from zero.
 * @param divisor more than zero.
 */
export function roundToHundredth(dividend: bigint, divisor: bigint): number {
  return Number(roundQuotient(dividend, divisor)) / 100;
}
