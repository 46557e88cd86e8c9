import { compareRegimes } from '../compareRegimes.ts';
import type { TaxInputs } from '../taxInputs.ts';
import { CESS_PERCENT, computeTax, computeTaxBySlabsAlone } from '../computeTax.ts';
import { fromRupees, percentOf, remainder, type Money } from '../money.ts';
import type { FinancialYear } from '../financialYear.ts';
import { oldRegime, standardRules, type Regime, type RegimeId } from '../regimes.ts';
import { computeHraExemption } from './hra.ts';
import { computeSurcharge } from './surcharge.ts';
import { years } from './years.ts';

/** Something in the Act that the standard comparison leaves out. */
export interface Omission {
  readonly id: 'rebate-old' | 'surcharge' | 'hra' | 'relief-band';
  readonly regime: RegimeId;
  /** With cess. Positive: the Act takes that much less; negative: more. Never zero. */
  readonly amount: Money;
}

function withCess(amount: Money): Money {
  return amount + percentOf(CESS_PERCENT, amount);
}

function rebateInOldRegime(year: FinancialYear, taxableIncome: Money): Money {
  const { incomeLimit } = years[year].regimes.old.rebate;
  return taxableIncome <= incomeLimit ? computeTax(oldRegime, taxableIncome).taxPayable : 0n;
}

function surchargeIn(year: FinancialYear, regime: RegimeId, taxableIncome: Money): Money {
  const { surcharge } = computeSurcharge(years[year].regimes[regime].surcharge, taxableIncome, (deduction) => {
    const income = taxableIncome - deduction;
    return { income, tax: computeTax(standardRules[year][regime], income).taxBeforeCess, cappedTax: 0n };
  });
  return -withCess(surcharge);
}

function hraExemption(inputs: TaxInputs, taxableIncome: Money): Money {
  const { exempt } = computeHraExemption({
    basicSalary: fromRupees(inputs.basicSalary),
    houseRentAllowance: fromRupees(inputs.houseRentAllowance),
    rentPaid: fromRupees(inputs.rentPaid),
    metroCity: inputs.metroCity,
    months: 12,
  });
  const taxWith = computeTax(oldRegime, remainder(taxableIncome, exempt)).taxPayable;
  return computeTax(oldRegime, taxableIncome).taxPayable - taxWith;
}

function reliefBand(newRegime: Regime, taxableIncome: Money): Money {
  return remainder(computeTax(newRegime, taxableIncome).taxPayable, computeTaxBySlabsAlone(newRegime, taxableIncome));
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
    { id: 'hra', regime: 'old', amount: hraExemption(inputs, income.old) },
    { id: 'surcharge', regime: 'old', amount: surchargeIn(year, 'old', income.old) },
    { id: 'relief-band', regime: 'new', amount: reliefBand(comparison.new.regime, income.new) },
    { id: 'surcharge', regime: 'new', amount: surchargeIn(year, 'new', income.new) },
  ];
  return omissions.filter(({ amount }) => amount !== 0n);
}
