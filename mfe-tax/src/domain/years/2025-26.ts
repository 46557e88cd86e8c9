import { fromRupees } from '../money.ts';
import { slabs } from '../slabs.ts';
import { year2024 } from './2024-25.ts';
import type { YearRules } from './yearRules.ts';

const { old, new: before } = year2024.regimes;

const newSlabs = slabs(
  [0, 0],
  [400_000, 5],
  [800_000, 10],
  [1_200_000, 15],
  [1_600_000, 20],
  [2_000_000, 25],
  [2_400_000, 30],
);

const SLABS_2025_26 = 'https://taxupdates.cagurujiclasses.com/new-income-tax-slab-rates-for-fy-2025-26-ay-2026-27';
const checkedOn = '2026-11-23';

/** The tax year 2025-26: the last one of the Income-tax Act 1961. */
export const year2025: YearRules = {
  ...year2024,
  regimes: {
    old,
    new: {
      ...before,
      slabs: { under60: newSlabs, '60to79': newSlabs, '80plus': newSlabs },
      rebate: { ...before.rebate, incomeLimit: fromRupees(1_200_000), max: fromRupees(60_000) },
    },
  },
  // Section 87A ends the relief at ₹12,70,588; between the two the standard rules take more than the Act does.
  comparisonReliefEnd: fromRupees(1_275_000),
  // The rates for sales from 23 July 2024, in a whole year.
  capitalGains: {
    rates: { shortTerm: 20, shortTermEarlier: 20, longTerm: 12.5, longTermEarlier: 12.5 },
    longTermExemption: fromRupees(125_000),
  },
  returns: {
    ...year2024.returns,
    // The Finance Act, 2026 lets a return be revised for twelve months, and not for nine.
    lastDays: { ...year2024.returns.lastDays, revised: { yearsLater: 2, day: '03-31' } },
  },
  provisions: {
    ...year2024.provisions,
    newSlabs: { section: '115BAC(1A)', source: SLABS_2025_26, checkedOn },
    rebate: { section: '87A', source: SLABS_2025_26, checkedOn, note: 'noRebateAtSpecialRates' },
  },
};
