import type { Year } from './accounts.ts';
import { termNames, type TermId, type TermName } from './termNames.ts';

/** How the value of a ratio is said: a plain number, a percentage or a number of days. */
export type RatioUnit = 'number' | 'percent' | 'days';

interface RatioRule {
  readonly unit: RatioUnit;
  readonly of: (year: Year) => number;
}

/** The ratios that follow from one closed year, by the ids of the financial terms. */
const rules = {
  'current-ratio': { unit: 'number', of: (year) => year.currentAssets / year.currentLiabilities },
  'debt-ratio': { unit: 'number', of: (year) => year.totalLiabilities / year.totalAssets },
  'net-profit-margin': { unit: 'percent', of: (year) => (year.netProfit * 100) / year.revenue },
  'asset-turnover-ratio': { unit: 'number', of: (year) => year.revenue / year.totalAssets },
  'inventory-turnover': { unit: 'number', of: (year) => year.revenue / year.stock },
  // Every sale is taken to be on credit.
  'average-collection-period': { unit: 'days', of: (year) => (year.owedByCustomers * 365) / year.revenue },
} satisfies Readonly<Partial<Record<TermId, RatioRule>>>;

export type RatioId = keyof typeof rules;

/** A ratio with its name in the custom report and the rule that computes it from a closed year. */
export interface Ratio extends RatioRule {
  readonly id: RatioId;
  readonly term: TermName;
}

/** Finds a ratio by the id of its term. */
export function ratioOf(id: RatioId): Ratio {
  const term = termNames.find((candidate) => candidate.id === id);
  if (!term) throw new Error(`There is no financial term “${id}”.`);
  return { id, term, ...rules[id] };
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
  return cost / yearlyCash;
}

/** Return On Investment over all its years, in percent. */
export function returnOnInvestment({ cost, yearlyCash, years }: Project): number {
  return ((yearlyCash * years - cost) * 100) / cost;
}
