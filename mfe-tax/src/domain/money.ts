/**
 * An exact amount in millionths of a rupee. Paise are hundredths, a rate is a percentage of them and the cess a
 * percentage of that: 100 × 100 × 100, so every figure of the rules is a whole number and nothing is ever rounded
 * before it is shown.
 */
export type Money = bigint;

const MILLIONTHS = 1_000_000n;
const MILLIONTHS_PER_PAISA = 10_000n;

/** An amount as typed, in rupees, to the nearest paisa: `1299999.5`. The amount must be finite. */
export function fromRupees(rupees: number): Money {
  const paise = Math.round((rupees % 1) * 100);
  return BigInt(Math.trunc(rupees)) * MILLIONTHS + BigInt(paise) * MILLIONTHS_PER_PAISA;
}

/** The amount in rupees, to be shown. */
export function toRupees(amount: Money): number {
  return Number(amount / MILLIONTHS) + Number(amount % MILLIONTHS) / Number(MILLIONTHS);
}

/** `percent` of an amount; a percentage has one decimal at most, such as 12.5. */
export function percentOf(percent: number, amount: Money): Money {
  return (BigInt(percent * 10) * amount) / 1000n;
}

/** The rest of `amount` after `deduction`, never less than nothing. */
export function remainder(amount: Money, deduction: Money): Money {
  return amount > deduction ? amount - deduction : 0n;
}

/** The least of amounts, of which there is at least one. */
export function least(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((lowest, amount) => (amount < lowest ? amount : lowest), first);
}

/** The sum of amounts. */
export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
