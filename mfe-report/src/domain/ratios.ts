import type { Year } from './accounts.ts';
import { computeRatio, type RatioFigures } from './ratios/computeRatio.ts';
import { ratioRules } from './ratios/rules.ts';
import { toPercent } from './ratios/toPercent.ts';
import type { TermId } from './termIds.ts';

/** How the value of a ratio is said: a plain number, a percentage or a number of days. */
export type RatioUnit = 'number' | 'percent' | 'days';

/** The ratios that follow from one closed year, by the ids of the financial terms. */
export const yearRatios = [
  'current-ratio',
  'debt-ratio',
  'net-profit-margin',
  'asset-turnover-ratio',
  'inventory-turnover',
  'average-collection-period',
] as const satisfies readonly TermId[];

/** The id of a ratio that follows from one closed year. */
export type RatioId = (typeof yearRatios)[number];

/** The figures of a closed year by their names in the rules. Every sale is taken to be on credit. */
function figuresOf(year: Year): RatioFigures {
  return {
    salesRevenue: year.revenue,
    netCreditSales: year.revenue,
    netProfit: year.netProfit,
    totalAssets: year.totalAssets,
    currentAssets: year.currentAssets,
    inventory: year.stock,
    accountsReceivable: year.owedByCustomers,
    totalLiabilities: year.totalLiabilities,
    currentLiabilities: year.currentLiabilities,
  };
}

/** @throws RangeError for a ratio that is not defined for these figures; our own reports have none. */
function compute(id: TermId, figures: RatioFigures): number {
  const outcome = computeRatio(id, figures);
  if (outcome.kind === 'undefined') throw new RangeError(`${id} is not defined here: ${outcome.fault.kind}.`);
  return outcome.value;
}

/** A ratio and the rule that computes it from a closed year. */
export interface Ratio {
  readonly id: RatioId;
  readonly unit: RatioUnit;
  /** A percentage is 8 for 8%. */
  readonly of: (year: Year) => number;
}

/** Finds a ratio by the id of its term. */
export function ratioOf(id: RatioId): Ratio {
  const { unit } = ratioRules[id];
  return {
    id,
    unit: unit === '%' ? 'percent' : unit === 'days' ? 'days' : 'number',
    of: (year) => {
      const value = compute(id, figuresOf(year));
      return unit === '%' ? toPercent(value) : value;
    },
  };
}

/** Something that a company pays for once and that brings in the same amount every year; amounts in crore of rupees. */
export interface Project {
  readonly cost: number;
  readonly yearlyCash: number;
  /** How many years it is expected to serve. */
  readonly years: number;
}

/** Payback Period, in years. */
export function paybackPeriod({ cost, yearlyCash }: Project): number {
  return compute('payback-period', { initialInvestment: cost, periodicCashFlow: yearlyCash });
}

/** Return On Investment over all its years, in percent. */
export function returnOnInvestment({ cost, yearlyCash, years }: Project): number {
  return toPercent(compute('return-on-investment', { gainFromInvestment: yearlyCash * years, costOfInvestment: cost }));
}
