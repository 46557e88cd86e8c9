import type { FinancialYear } from '../financialYear.ts';
import { fromRupees, type Money } from '../money.ts';
import { newRegime, newRegime2024, oldRegime, slabs, type Regime, type RegimeId } from '../regimes.ts';
import { provisions2024, provisions2025, provisions2026, type Provisions } from './provisions.ts';

/** Age at any time of the year. */
export type AgeBand = 'under60' | '60to79' | '80plus';

/** The rebate of residents with a small total income. */
export interface Rebate {
  /** The highest total income that has it. */
  readonly incomeLimit: Money;
  readonly max: Money;
  /** Whether, above the limit, the tax is at most the income above it. */
  readonly marginalRelief: boolean;
  /** Whether it covers tax on short-term gains, too; it never covers tax on long-term gains. */
  readonly coversShortTermGains: boolean;
}

/** The kinds of gains on listed shares and equity funds with a rate of their own, highest rate first. */
export const gainKinds = ['shortTerm', 'shortTermEarlier', 'longTerm', 'longTermEarlier'] as const;

/** A kind of gain; the earlier ones are of sales before 23 July 2024. */
export type GainKind = (typeof gainKinds)[number];

/** The rules of sections 111A and 112A. */
interface CapitalGainsRules {
  readonly rates: Readonly<Record<GainKind, number>>;
  /** Without tax, of all long-term gains of the year together. */
  readonly longTermExemption: Money;
  /** The day from which the later rates apply, as YYYY-MM-DD; absent if the year has one rate for each kind. */
  readonly changedOn?: string;
}

/** The surcharge on total incomes above an amount, up to where the next band begins. */
export interface SurchargeBand {
  readonly above: Money;
  readonly ratePercent: number;
}

/** The highest deductions from income. */
interface DeductionLimits {
  readonly section80C: Money;
  readonly section80CCD1B: Money;
  readonly homeLoanInterest: Money;
  readonly professionalTax: Money;
  /** The loss from houses that is set off against other income. */
  readonly houseLoss: Money;
}

interface RegimeRules {
  /** For residents; others have the slabs of people under 60. */
  readonly slabs: Readonly<Record<AgeBand, Regime['slabs']>>;
  /** The salary itself when that is less. */
  readonly standardDeduction: Money;
  readonly rebate: Rebate;
  /** Lowest first. */
  readonly surcharge: readonly SurchargeBand[];
  /** The employer's part of NPS that is deducted, in percent of the basic salary. */
  readonly employerNpsPercent: { readonly government: number; readonly others: number };
  /** Absent if the regime allows neither these deductions nor 80D nor an exempt house rent allowance. */
  readonly limits?: DeductionLimits;
}

/** A city in which half of the salary counts for the exempt house rent allowance, in some years or in all. */
export type MetroCity = (typeof fourMetros)[number] | 'Bengaluru' | 'Hyderabad' | 'Pune' | 'Ahmedabad';

/** The figures of the Act for one year. */
export interface YearRules {
  /** The year of the Act that applies. */
  readonly act: 1961 | 2025;
  readonly regimes: Readonly<Record<RegimeId, RegimeRules>>;
  /** The cities in which half of the salary counts for the exempt house rent allowance; 40% elsewhere. */
  readonly metroCities: readonly MetroCity[];
  readonly capitalGains: CapitalGainsRules;
  readonly provisions: Provisions;
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;

function surchargeBands(
  ...bands: readonly (readonly [above: number, ratePercent: number])[]
): readonly SurchargeBand[] {
  return bands.map(([above, ratePercent]) => ({ above: fromRupees(above), ratePercent }));
}

/** The same in all three years. */
const oldRules: RegimeRules = {
  slabs: {
    under60: oldRegime.slabs,
    '60to79': slabs([0, 0], [300_000, 5], [500_000, 20], [1_000_000, 30]),
    '80plus': slabs([0, 0], [500_000, 20], [1_000_000, 30]),
  },
  standardDeduction: oldRegime.standardDeduction,
  rebate: {
    incomeLimit: fromRupees(5 * LAKH),
    max: fromRupees(12_500),
    marginalRelief: false,
    coversShortTermGains: true,
  },
  surcharge: surchargeBands([50 * LAKH, 10], [CRORE, 15], [2 * CRORE, 25], [5 * CRORE, 37]),
  employerNpsPercent: { government: 14, others: 10 },
  limits: {
    section80C: fromRupees(150_000),
    section80CCD1B: fromRupees(50_000),
    homeLoanInterest: fromRupees(200_000),
    professionalTax: fromRupees(2_500),
    houseLoss: fromRupees(200_000),
  },
};

/** The new regime of a year: its slabs are the same at every age. */
function newRules(
  { slabs: all, standardDeduction }: Regime,
  rebate: { readonly incomeLimit: number; readonly max: number },
): RegimeRules {
  return {
    slabs: { under60: all, '60to79': all, '80plus': all },
    standardDeduction,
    rebate: {
      incomeLimit: fromRupees(rebate.incomeLimit),
      max: fromRupees(rebate.max),
      marginalRelief: true,
      coversShortTermGains: false,
    },
    surcharge: surchargeBands([50 * LAKH, 10], [CRORE, 15], [2 * CRORE, 25]),
    employerNpsPercent: { government: 14, others: 14 },
  };
}

const newRules2024 = newRules(newRegime2024, { incomeLimit: 7 * LAKH, max: 25_000 });

/** The same in 2025-26 and 2026-27. */
const newRules2025 = newRules(newRegime, { incomeLimit: 12 * LAKH, max: 60_000 });

const fourMetros = ['Mumbai', 'Delhi', 'Kolkata', 'Chennai'] as const;

/** The rates for sales from 23 July 2024, which are those of whole years since. */
const capitalGains: CapitalGainsRules = {
  rates: { shortTerm: 20, shortTermEarlier: 20, longTerm: 12.5, longTermEarlier: 12.5 },
  longTermExemption: fromRupees(125_000),
};

/** The year of the change. */
const capitalGains2024: CapitalGainsRules = {
  ...capitalGains,
  rates: { ...capitalGains.rates, shortTermEarlier: 15, longTermEarlier: 10 },
  changedOn: '2024-07-23',
};

/** The part of its rent that a house that is let out deducts for repairs, whatever they cost; the same in all years. */
export const LET_OUT_DEDUCTION_PERCENT = 30;

/** The highest surcharge on the tax on gains and dividends, in percent; the same in all years. */
export const CAPPED_SURCHARGE_PERCENT = 15;

/** The figures of the Act by financial year. */
export const years: Readonly<Record<FinancialYear, YearRules>> = {
  '2024-25': {
    act: 1961,
    regimes: { old: oldRules, new: newRules2024 },
    metroCities: fourMetros,
    capitalGains: capitalGains2024,
    provisions: provisions2024,
  },
  '2025-26': {
    act: 1961,
    regimes: { old: oldRules, new: newRules2025 },
    metroCities: fourMetros,
    capitalGains,
    provisions: provisions2025,
  },
  '2026-27': {
    act: 2025,
    regimes: { old: oldRules, new: newRules2025 },
    metroCities: [...fourMetros, 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
    capitalGains,
    provisions: provisions2026,
  },
};

/** Whether half of the salary counts for the house rent allowance in a city; how it is capitalised does not matter. */
export function isMetroCity(year: FinancialYear, city: string): boolean {
  const name = city.trim().toLowerCase();
  return years[year].metroCities.some((metro) => metro.toLowerCase() === name);
}
