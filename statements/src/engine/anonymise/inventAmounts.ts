import type { Transaction } from '../report/statement.ts';
import type { Randomness } from './randomness.ts';

/** The replacement for the figures of a row. */
export interface InventedRow {
  readonly amountPaise: number;
  readonly balancePaise: number | undefined;
}

/** The replacements for the rows of an account, and for its opening and closing balances. */
export interface InventedAmounts {
  readonly rows: readonly InventedRow[];
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
}

/** Amounts change within these shares of their value, so that a balance stays on its side of zero. */
const factors = { least: 0.55, most: 1.75 };
const steps = 1_000_000;

/**
 * Creates a function that replaces an amount by one with the same number of digits, in whole rupees if the original
 * was.
 */
export function createAmountReplacer(random: Randomness): (paise: number) => number {
  const remembered = new Map<number, number>();
  return (paise) => {
    const known = remembered.get(paise);
    if (known !== undefined) return known;
    const unit = paise % 100 === 0 ? 100 : paise % 10 === 0 ? 10 : 1;
    const digits = String(Math.floor(paise / 100)).length;
    const least = Math.max(paise * factors.least, digits === 1 ? 1 : 100 * 10 ** (digits - 1));
    const most = Math.min(paise * factors.most, 100 * 10 ** digits - 1);
    const range = Math.max(0, Math.floor((most - least) / unit));
    let made = 0;
    for (let tries = 0; tries < 20; tries += 1) {
      const share = random(steps) / steps;
      made = Math.max(unit, Math.floor((least + share * (most - least)) / unit) * unit);
      if (made !== paise || range === 0) break;
    }
    const replacement = paise === 0 ? 0 : made;
    remembered.set(paise, replacement);
    return replacement;
  };
}

/** The movement of a row and whether it has an amount on exactly one side. */
function movementOf({ debitPaise, creditPaise, unsidedPaise }: Transaction) {
  const isSided = unsidedPaise === 0 && debitPaise > 0 !== creditPaise > 0;
  return { sign: creditPaise > 0 ? 1 : -1, amountPaise: debitPaise + creditPaise + unsidedPaise, isSided };
}

/**
 * Invents amounts for the rows of an account, oldest first. A balance that followed from the one before follows again,
 * a wrong balance is off by as much, and no balance changes its sign.
 */
export function inventAmounts(
  rows: readonly Transaction[],
  openingPaise: number | undefined,
  closingPaise: number | undefined,
  replace: (paise: number) => number,
): InventedAmounts {
  const replaceSigned = (paise: number) => Math.sign(paise) * replace(Math.abs(paise));
  const firstBalance = rows.find(({ balancePaise }) => balancePaise !== undefined)?.balancePaise;
  const start = openingPaise ?? closingPaise ?? firstBalance ?? 0;
  let before = start;
  let inventedBefore = replaceSigned(start);
  const inventedOpening = inventedBefore;
  const invented = rows.map((row): InventedRow => {
    const { sign, amountPaise, isSided } = movementOf(row);
    const movement = row.creditPaise - row.debitPaise;
    const after = row.balancePaise ?? before + movement;
    const isProved = after === before + movement;
    let inventedAmount = replace(amountPaise);
    if (isProved && isSided) {
      const wanted = inventedBefore + sign * inventedAmount;
      if (Math.sign(wanted) !== Math.sign(after) || Math.abs(wanted) > 20 * Math.abs(after) + 100_000_00) {
        inventedAmount = fittingAmount(inventedBefore, after, sign, replaceSigned) ?? inventedAmount;
      }
      inventedBefore += sign * inventedAmount;
    } else inventedBefore += Math.sign(movement) * (isSided ? inventedAmount : 0) + (after - before - movement);
    before = after;
    return {
      amountPaise: inventedAmount,
      balancePaise: row.balancePaise === undefined ? undefined : inventedBefore,
    };
  });
  const closingError = closingPaise === undefined ? 0 : closingPaise - before;
  return {
    rows: invented,
    openingPaise: openingPaise === undefined ? undefined : inventedOpening,
    closingPaise: closingPaise === undefined ? undefined : inventedBefore + closingError,
  };
}

/**
 * An amount that leads from one balance to one with the sign and the length of the other; it is not always possible.
 */
function fittingAmount(
  from: number,
  to: number,
  sign: number,
  replaceSigned: (paise: number) => number,
): number | undefined {
  const unit = from % 100 === 0 && to % 100 === 0 ? 100 : 1;
  const half = Math.trunc(from / 2 / unit) * unit;
  const targets = [replaceSigned(to), ...(Math.sign(half) === Math.sign(to) ? [half] : []), Math.sign(to) * unit];
  return targets.map((target) => (target - from) * sign).find((amount) => amount > 0);
}
