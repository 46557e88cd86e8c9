import type { FinancialYear } from './financialYear.ts';
import { fromRupees, type Money } from './money.ts';

/** The id of a tax regime. */
export type RegimeId = 'old' | 'new';

/** Part of the taxable income that is taxed at one rate. */
export interface Slab {
  readonly from: Money;
  /** Open at the top when absent. */
  readonly upTo?: Money;
  readonly ratePercent: number;
}

/** Slabs that replace the ordinary ones while the taxable income is low enough. */
export interface Concession {
  readonly kind: 'rebate' | 'marginal relief';
  readonly covers: (taxableIncome: Money) => boolean;
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
}

/** Slabs from where each begins, in rupees, and its rate; each ends where the next begins. */
export function slabs(...starts: readonly (readonly [fromRupees: number, ratePercent: number])[]): readonly Slab[] {
  return starts.map(([from, ratePercent], index) => {
    const next = starts[index + 1];
    return { from: fromRupees(from), ...(next && { upTo: fromRupees(next[0]) }), ratePercent };
  });
}

/**
 * The old regime: specification, section 9, "Old regime tax". In law these are the slabs for people under 60, and the
 * standard deduction is section 16(ia) of the Income-tax Act 1961; they are the same in all known years. The
 * specification leaves out the rebate of section 87A and the surcharge.
 */
export const oldRegime: Regime = {
  id: 'old',
  standardDeduction: fromRupees(50_000),
  allowsDeductions: true,
  slabs: slabs([0, 0], [250_000, 5], [500_000, 20], [1_000_000, 30]),
  concessions: [],
};

/** A new regime with its rebate and the relief above it; limits in rupees. */
function newRegimeWith(
  ownSlabs: readonly Slab[],
  { rebateLimit, reliefEnd }: { readonly rebateLimit: number; readonly reliefEnd: number },
): Regime {
  const rebate = { rebateLimit: fromRupees(rebateLimit), reliefEnd: fromRupees(reliefEnd) };
  return {
    id: 'new',
    standardDeduction: fromRupees(75_000),
    allowsDeductions: false,
    slabs: ownSlabs,
    rebate,
    concessions: [
      {
        kind: 'rebate',
        covers: (taxableIncome) => taxableIncome <= rebate.rebateLimit,
        slabs: slabs([0, 0]).map((slab) => ({ ...slab, upTo: rebate.rebateLimit })),
      },
      {
        kind: 'marginal relief',
        covers: (taxableIncome) => taxableIncome < rebate.reliefEnd,
        // The tax is the whole of the income above the rebate limit.
        slabs: slabs([0, 0], [rebateLimit, 100]).map((slab) => ({ upTo: rebate.reliefEnd, ...slab })),
      },
    ],
  };
}

/**
 * The new regime, financial year 2025-26: specification, section 9, "New regime tax". In law: slabs in section
 * 115BAC(1A) of the Income-tax Act 1961, standard deduction in section 16(ia), rebate and relief in section 87A (202,
 * 19 and 156 of the Income-tax Act 2025, which has the same figures for 2026-27). The specification leaves out the
 * surcharge and ends the relief at ₹12,75,000. Section 87A ends it at ₹12,70,588, from where the slabs ask less than
 * the income above the rebate limit; between the two the standard rules take more than the Act does.
 */
export const newRegime: Regime = newRegimeWith(
  slabs([0, 0], [400_000, 5], [800_000, 10], [1_200_000, 15], [1_600_000, 20], [2_000_000, 25], [2_400_000, 30]),
  { rebateLimit: 1_200_000, reliefEnd: 1_275_000 },
);

/**
 * The new regime, financial year 2024-25. The specification does not give it: the same rules with the slabs of the
 * Finance (No. 2) Act 2024 and the limits of section 87A for that year, whose relief ends where the slabs take over.
 */
export const newRegime2024: Regime = newRegimeWith(
  slabs([0, 0], [300_000, 5], [700_000, 10], [1_000_000, 15], [1_200_000, 20], [1_500_000, 30]),
  { rebateLimit: 700_000, reliefEnd: 722_222.22 },
);

/** Both regimes of a year by the standard rules. */
export interface StandardRules {
  readonly old: Regime;
  readonly new: Regime;
}

/** The standard rules by financial year. */
export const standardRules: Readonly<Record<FinancialYear, StandardRules>> = {
  '2024-25': { old: oldRegime, new: newRegime2024 },
  '2025-26': { old: oldRegime, new: newRegime },
  '2026-27': { old: oldRegime, new: newRegime },
};
