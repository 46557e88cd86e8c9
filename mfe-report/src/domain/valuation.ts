import type { Year } from './accounts.ts';

/** The assumptions of a valuation, all in percent except the shares. A reader can change each. */
export interface Assumptions {
  /** How fast revenue grows in each of the next five years. */
  readonly growth: number;
  /** Operating profit, as a share of revenue. */
  readonly margin: number;
  /** Of the operating profit. */
  readonly tax: number;
  /** How much of the operating profit after tax goes back into the business, to let it grow. */
  readonly reinvested: number;
  /**
   * The yearly return of its owners and lenders elsewhere at the same risk; a rupee a year later counts that much
   * less.
   */
  readonly discount: number;
  /** How fast everything grows after the five years, for good. */
  readonly lastingGrowth: number;
}

/** A year to come, in crore of rupees. */
export interface FutureYear {
  readonly year: number;
  readonly revenue: number;
  readonly operatingProfit: number;
  /** The cash for owners and lenders, after tax and after the part that goes back into the business. */
  readonly freeCash: number;
  /** The value of that cash at the end of the last closed year. */
  readonly worthNow: number;
}

/** A company's value by discounted cash flow, in crore of rupees but for the value per share. */
export interface Valuation {
  readonly years: readonly FutureYear[];
  /** The value of all years after these at the end of the last closed year. */
  readonly later: number;
  /** All free cash to come, for owners and lenders. */
  readonly business: number;
  readonly cash: number;
  readonly debt: number;
  /** The owners' part: the business and its cash, less its debt. Below zero if the debt is larger. */
  readonly owners: number;
  /** In rupees; absent if nothing is left for the owners. */
  readonly perShare: number;
}

const YEARS = 5;

/** A sum that grows faster for good than it is discounted has no end. */
function isBounded({ discount, lastingGrowth }: Assumptions): boolean {
  return discount > lastingGrowth;
}

/**
 * Values a company by the free cash of five years and a growing perpetuity after them (Gordon): the last year's free
 * cash one year on, divided by the discount rate less the lasting growth.
 * @param last the last closed year
 * @param shares in crore
 * @returns undefined if the assumptions give no finite value: lasting growth at or above the discount rate
 */
export function valueCompany(last: Year, shares: number, assumptions: Assumptions): Valuation | undefined {
  if (!isBounded(assumptions)) return undefined;
  const part = (percent: number): number => percent / 100;
  const { growth, margin, tax, reinvested, discount, lastingGrowth } = assumptions;
  const years = Array.from({ length: YEARS }, (_, index): FutureYear => {
    const revenue = last.revenue * (1 + part(growth)) ** (index + 1);
    const operatingProfit = revenue * part(margin);
    const freeCash = operatingProfit * (1 - part(tax)) * (1 - part(reinvested));
    return {
      year: last.year + index + 1,
      revenue,
      operatingProfit,
      freeCash,
      worthNow: freeCash / (1 + part(discount)) ** (index + 1),
    };
  });
  const later = ((years.at(-1)?.worthNow ?? 0) * (1 + part(lastingGrowth))) / part(discount - lastingGrowth);
  const business = years.reduce((sum, { worthNow }) => sum + worthNow, later);
  const owners = business + last.cash - last.debt;
  return {
    years,
    later,
    business,
    cash: last.cash,
    debt: last.debt,
    owners,
    perShare: Math.max(0, owners / shares),
  };
}

/** The ratings of a company at a price: one rule for all of them. */
export const ratings = ['buy', 'hold', 'sell'] as const;

/** The rating of a share. */
export type Rating = (typeof ratings)[number];

/** How far value and price have to be apart for a rating other than “hold”, in percent of the price. */
export const RATING_MARGIN = 15;

/** By how much the value of a share is above its price, in percent of the price; below zero if it is less. */
export function upsideOf(perShare: number, price: number): number {
  return ((perShare - price) * 100) / price;
}

/** The rating that follows from a value and a price, both in rupees a share. */
export function ratingOf(perShare: number, price: number): Rating {
  const upside = upsideOf(perShare, price);
  if (upside >= RATING_MARGIN) return 'buy';
  return upside <= -RATING_MARGIN ? 'sell' : 'hold';
}
