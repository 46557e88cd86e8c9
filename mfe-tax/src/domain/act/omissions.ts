import { compareRegimes } from '../compareRegimes.ts';
import type { TaxInputs } from '../taxInputs.ts';
import { computeTax, computeTaxBySlabsAlone, taxBySlabs } from '../computeTax.ts';
import { fromRupees, percentOf, remainder, sum, type Money } from '../money.ts';
import type { FinancialYear } from '../financialYear.ts';
import { standardRulesOf, type Regime, type RegimeId } from '../regimes.ts';
import { computeHraExemption } from './hra.ts';
import { computeSurcharge } from './surcharge.ts';
import { years } from './years.ts';
import type { RegimeRules } from '../years/yearRules.ts';

/** Something in the Act that the standard comparison leaves out. */
export interface Omission {
  readonly id: 'rebate-old' | 'surcharge' | 'hra' | 'relief-band';
  readonly regime: RegimeId;
  /** With cess. Positive: the Act takes that much less; negative: more. Never zero. */
  readonly amount: Money;
}

function rebateInOldRegime(year: FinancialYear, taxableIncome: Money): Money {
  const { incomeLimit } = years[year].regimes.old.rebate;
  return taxableIncome <= incomeLimit ? computeTax(standardRulesOf(year).old, taxableIncome).taxPayable : 0n;
}

function surchargeIn(year: FinancialYear, regime: RegimeId, taxableIncome: Money): Money {
  const rules = standardRulesOf(year)[regime];
  const { surcharge } = computeSurcharge(
    { year, regime },
    { total: taxableIncome, ordinary: taxableIncome },
    (deduction) => ({
      ordinary: computeTax(rules, taxableIncome - deduction).taxBeforeCess,
      gains: 0n,
    }),
  );
  return -(surcharge + percentOf(rules.cessPercent, surcharge));
}

function hraExemption(inputs: TaxInputs, year: FinancialYear, taxableIncome: Money): Money {
  const { exempt } = computeHraExemption({
    year,
    basicSalary: fromRupees(inputs.basicSalary),
    houseRentAllowance: fromRupees(inputs.houseRentAllowance),
    rentPaid: fromRupees(inputs.rentPaid),
    metroCity: inputs.metroCity,
    months: 12,
  });
  const taxOn = (income: Money) => computeTax(standardRulesOf(year).old, income).taxPayable;
  return taxOn(taxableIncome) - taxOn(remainder(taxableIncome, exempt));
}

function reliefBand(newRegime: Regime, taxableIncome: Money): Money {
  return remainder(computeTax(newRegime, taxableIncome).taxPayable, computeTaxBySlabsAlone(newRegime, taxableIncome));
}

/** The incomes at which the rules that the comparison leaves out begin or end, by omission. */
export type OmissionLimits = Readonly<Record<Omission['id'], Money>>;

/** The taxable income from which the slabs of the new regime ask less than the income above the limit of its rebate. */
function findReliefEnd({ slabs, rebate }: RegimeRules): Money {
  const limit = rebate.incomeLimit;
  const rate = slabs.under60.findLast(({ from }) => from <= limit)?.ratePercent ?? 0;
  const tax = sum(taxBySlabs(slabs.under60, limit).map((slab) => slab.tax));
  return limit + (tax * 100n) / BigInt(100 - rate);
}

/** Finds the limits that the names of omissions have in a year; zero if one has none. */
export function findOmissionLimits(year: FinancialYear): OmissionLimits {
  const { old, new: recent } = years[year].regimes;
  return {
    'rebate-old': old.rebate.incomeLimit,
    hra: 0n,
    surcharge: old.surcharge[0]?.above ?? 0n,
    'relief-band': findReliefEnd(recent),
  };
}

/**
 * Finds where the Act differs from the standard comparison, for a resident under 60. Each amount is what that
 * one rule alone changes of the standard tax, so together they need not add up to the difference between the two.
 */
export function findOmissions(inputs: TaxInputs, year: FinancialYear): readonly Omission[] {
  const comparison = compareRegimes(inputs, year);
  const income = { old: comparison.old.taxableIncome, new: comparison.new.taxableIncome };
  const omissions: readonly Omission[] = [
    { id: 'rebate-old', regime: 'old', amount: rebateInOldRegime(year, income.old) },
    { id: 'hra', regime: 'old', amount: hraExemption(inputs, year, income.old) },
    { id: 'surcharge', regime: 'old', amount: surchargeIn(year, 'old', income.old) },
    { id: 'relief-band', regime: 'new', amount: reliefBand(comparison.new.regime, income.new) },
    { id: 'surcharge', regime: 'new', amount: surchargeIn(year, 'new', income.new) },
  ];
  return omissions.filter(({ amount }) => amount !== 0n);
}
