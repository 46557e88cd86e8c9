/** Hundredths of a percent a year in a whole a month. */
const MONTHLY = 120_000n;

/**
 * The instalment that pays back an amount with its interest in a number of months, in the unit of the amount, as a quotient.
 * @param yearly hundredths of a percent.
 */
export function equalInstalment(amount: bigint, yearly: bigint, months: bigint): readonly [bigint, bigint] {
  if (yearly === 0n) return [amount, months];
  const grown = (MONTHLY + yearly) ** months;
  return [amount * yearly * grown, MONTHLY * (grown - MONTHLY ** months)];
}
