import { fromRupees, least, remainder, sum, type Money } from '../money.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { RegimeId } from '../regimes.ts';

/** The losses of earlier years that are set off: of capital gains by their term, and of houses by their use. */
export const earlierLossKinds = ['shortTerm', 'longTerm', 'letOutHouse', 'ownHouse'] as const;

/** A kind of loss of an earlier year. */
export type LossKind = (typeof earlierLossKinds)[number];

/** A loss that was brought forward, in rupees. */
export interface EarlierLoss {
  readonly kind: LossKind;
  /** The year in which it arose, such as `2021-22`. */
  readonly year: string;
  readonly amount: number;
}

/** The way of one loss in a year. */
export interface LossOutcome {
  readonly kind: LossKind;
  readonly year: string;
  readonly amount: Money;
  readonly setOff: Money;
  readonly left: Money;
  /** The last year in which the rest can be set off; absent if this was it, or nothing is left. */
  readonly until?: string;
}

/** For how many years after its own a loss can be set off: sections 71B and 74 (110 and 111 of the Act of 2025). */
const CARRIED_YEARS = 8;

const startOf = (year: string): number => Number(year.slice(0, 4));
const nameYear = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** The years whose losses can be set off in a year, latest first. */
export function yearsBroughtInto(year: FinancialYear): readonly string[] {
  return Array.from({ length: CARRIED_YEARS }, (_, before) => nameYear(startOf(year) - 1 - before));
}

/** Describes what is left of a loss after a set-off. */
export function carryForward(year: FinancialYear, loss: Omit<LossOutcome, 'left' | 'until'>): LossOutcome {
  const left = loss.amount - loss.setOff;
  const last = startOf(loss.year) + CARRIED_YEARS;
  return { ...loss, left, ...(left > 0n && last > startOf(year) && { until: nameYear(last) }) };
}

/** The losses of some kinds that a year can set off, oldest first, because they lapse first. */
export function usableLosses(
  year: FinancialYear,
  losses: readonly EarlierLoss[],
  kinds: readonly LossKind[],
): readonly EarlierLoss[] {
  const usable = yearsBroughtInto(year);
  return losses
    .filter((loss) => loss.amount > 0 && kinds.includes(loss.kind) && usable.includes(loss.year))
    .toSorted((one, other) => startOf(one.year) - startOf(other.year));
}

/** Divides what was set off of several losses, the first one first. */
export function divideSetOff(
  year: FinancialYear,
  losses: readonly EarlierLoss[],
  setOff: Money,
): readonly LossOutcome[] {
  let left = setOff;
  return losses.map(({ kind, year: from, amount }) => {
    const all = fromRupees(amount);
    const part = least(all, left);
    left -= part;
    return carryForward(year, { kind, year: from, amount: all, setOff: part });
  });
}

/** All of some losses together. */
export const sumLosses = (losses: readonly EarlierLoss[]): Money => sum(losses.map(({ amount }) => fromRupees(amount)));

/**
 * The losses of earlier years from houses against this year's income from houses, which alone they lower: section 71B
 * (110 of the Act of 2025). The new regime sets off none that comes from the interest of the own house: section
 * 115BAC(2) (202(2)).
 */
export function setOffHouseLosses(
  year: FinancialYear,
  regime: RegimeId,
  losses: readonly EarlierLoss[],
  income: Money,
): readonly LossOutcome[] {
  const usable = usableLosses(year, losses, regime === 'old' ? ['letOutHouse', 'ownHouse'] : ['letOutHouse']);
  const barred = usableLosses(year, losses, regime === 'old' ? [] : ['ownHouse']);
  const setOff = sumLosses(usable) - remainder(sumLosses(usable), income);
  return [...divideSetOff(year, usable, setOff), ...divideSetOff(year, barred, 0n)];
}
