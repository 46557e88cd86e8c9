import { years } from './act/years.ts';
import type { FinancialYear } from './financialYear.ts';
import type { Money } from './money.ts';
import type { Slab } from './slabs.ts';
import type { RegimeId, YearRules } from './years/yearRules.ts';

export type { RegimeId };

/** Slabs that replace the ordinary ones while the taxable income is low enough. */
export interface Concession {
  readonly kind: 'rebate' | 'marginal relief';
  /** Covers the taxable incomes below it. */
  readonly below: Money;
  readonly slabs: readonly Slab[];
}

/** The limits of the rebate in the new regime. */
interface RebateLimits {
  /** Up to here there is no tax. */
  readonly rebateLimit: Money;
  /** Below this the tax is at most the income above the rebate limit. */
  readonly reliefEnd: Money;
}

/** The standard rules of one regime. */
export interface Regime {
  readonly id: RegimeId;
  readonly standardDeduction: Money;
  /** Whether 80C and 80D reduce the taxable income. */
  readonly allowsDeductions: boolean;
  readonly slabs: readonly Slab[];
  /** Absent if the regime has no concessions. */
  readonly rebate?: RebateLimits;
  /** The first that covers a taxable income counts. */
  readonly concessions: readonly Concession[];
  readonly cessPercent: number;
}

/** Both regimes of a year by the standard rules. */
export interface StandardRules {
  readonly old: Regime;
  readonly new: Regime;
}

/** The rebate and the relief above it as slabs. */
function listConcessions({ rebateLimit, reliefEnd }: RebateLimits): readonly Concession[] {
  return [
    {
      kind: 'rebate',
      below: rebateLimit + 1n,
      slabs: [{ from: 0n, upTo: rebateLimit, ratePercent: 0 }],
    },
    {
      kind: 'marginal relief',
      below: reliefEnd,
      slabs: [
        { from: 0n, upTo: rebateLimit, ratePercent: 0 },
        // The tax is the whole of the income above the rebate limit.
        { from: rebateLimit, upTo: reliefEnd, ratePercent: 100 },
      ],
    },
  ];
}

function toStandardRules({ regimes, cessPercent, comparisonReliefEnd }: YearRules): StandardRules {
  const rebate = { rebateLimit: regimes.new.rebate.incomeLimit, reliefEnd: comparisonReliefEnd };
  const shared = (id: RegimeId) => ({
    id,
    standardDeduction: regimes[id].standardDeduction,
    allowsDeductions: regimes[id].limits !== undefined,
    slabs: regimes[id].slabs.under60,
    cessPercent,
  });
  return {
    old: { ...shared('old'), concessions: [] },
    new: { ...shared('new'), rebate, concessions: listConcessions(rebate) },
  };
}

/**
 * The standard rules of a year: specification, section 9, "Old regime tax" and "New regime tax". In law these are the
 * rules for people under 60. The specification leaves out the rebate of the old regime and the surcharge, and has an end
 * of its own for the relief of the new regime.
 */
export const standardRulesOf = (year: FinancialYear): StandardRules => toStandardRules(years[year]);
