import { formatFigure, numberFormat } from '@artha/shared/format';
import type { FutureYear, Valuation } from '../../domain/valuation.ts';
import type { ResearchTexts } from '../../texts/researchTexts.ts';
import { count } from '../content/figures.ts';
import type { YearRow } from '../tables/yearRows.ts';
import { perShare } from './valueWords.ts';

const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The years to come as rows of a table, in crore. */
export function futureGroups(
  years: readonly FutureYear[],
  { future }: Pick<ResearchTexts, 'future'>,
): readonly YearRow[] {
  return [
    { name: future.revenue, figures: years.map(({ revenue }) => formatFigure(revenue)) },
    { name: future.operatingProfit, figures: years.map(({ operatingProfit }) => tenths(operatingProfit)) },
    { name: future.freeCash, figures: years.map(({ freeCash }) => tenths(freeCash)), total: true },
    { name: future.worthNow, figures: years.map(({ worthNow }) => tenths(worthNow)) },
  ];
}

/** A line on the way from the business to a share. */
export interface ValueStep {
  readonly name: string;
  readonly amount: string;
  readonly total?: true;
}

/** From the free cash to the value of a share, in crore but for the last line. */
export function valueSteps(
  valuation: Valuation,
  shares: number,
  { steps, shareOf, figures }: Pick<ResearchTexts, 'steps' | 'shareOf' | 'figures'>,
): readonly ValueStep[] {
  const { years, later, business, cash, debt, owners } = valuation;
  const near = years.reduce((sum, { worthNow }) => sum + worthNow, 0);
  const inCrore = (amount: number) => `₹${tenths(amount)} ${figures.crore}`;
  return [
    { name: steps.near, amount: inCrore(near) },
    { name: steps.later, amount: inCrore(later) },
    { name: steps.business, amount: inCrore(business), total: true },
    { name: steps.cash, amount: inCrore(cash) },
    { name: steps.debt, amount: `${debt > 0 ? '−' : ''}${inCrore(debt)}` },
    { name: steps.owners, amount: `${owners < 0 ? '−' : ''}${inCrore(Math.abs(owners))}`, total: true },
    { name: shareOf(count(shares)), amount: perShare(valuation.perShare), total: true },
  ];
}
