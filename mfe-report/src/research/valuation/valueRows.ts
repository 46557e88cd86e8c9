import { formatFigure, numberFormat } from '@artha/shared/format';
import type { FutureYear, Valuation } from '../../domain/valuation.ts';
import { count } from '../content/figures.ts';
import type { YearRow } from '../tables/yearRows.ts';
import { perShare } from './valueWords.ts';

const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The years to come as rows of a table, in crore. */
export function futureGroups(years: readonly FutureYear[]): readonly YearRow[] {
  return [
    { name: 'Revenue', figures: years.map(({ revenue }) => formatFigure(revenue)) },
    { name: 'Operating profit', figures: years.map(({ operatingProfit }) => tenths(operatingProfit)) },
    { name: 'Free cash', figures: years.map(({ freeCash }) => tenths(freeCash)), total: true },
    { name: 'Worth today', figures: years.map(({ worthNow }) => tenths(worthNow)) },
  ];
}

/** A line on the way from the business to a share. */
export interface ValueStep {
  readonly name: string;
  readonly amount: string;
  readonly total?: true;
}

/** From the free cash to the value of a share, in crore but for the last line. */
export function valueSteps(valuation: Valuation, shares: number): readonly ValueStep[] {
  const { years, later, business, cash, debt, owners } = valuation;
  const near = years.reduce((sum, { worthNow }) => sum + worthNow, 0);
  return [
    { name: 'The five years, worth today', amount: `₹${tenths(near)} crore` },
    { name: 'All years after them, worth today', amount: `₹${tenths(later)} crore` },
    { name: 'The business', amount: `₹${tenths(business)} crore`, total: true },
    { name: 'Cash', amount: `₹${tenths(cash)} crore` },
    { name: 'Debt', amount: `${debt > 0 ? '−' : ''}₹${tenths(debt)} crore` },
    { name: 'For the owners', amount: `${owners < 0 ? '−' : ''}₹${tenths(Math.abs(owners))} crore`, total: true },
    { name: `A share, of ${count(shares)} crore shares`, amount: perShare(valuation.perShare), total: true },
  ];
}
