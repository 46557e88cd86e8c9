import { computeTax } from './computeTax.ts';
import { fromRupees, remainder, type Money } from './money.ts';
import type { FinancialYear } from './financialYear.ts';
import { standardRulesOf, type Regime } from './regimes.ts';

const RUPEE = fromRupees(1);

/** The highest taxable income that the old regime taxes with no more than `tax`, before cess. */
function oldIncomeTaxedWith(oldRegime: Regime, tax: Money): Money {
  const taxOn = (income: Money) => computeTax(oldRegime, income).taxBeforeCess;
  return oldRegime.slabs.reduce((highest, { from, ratePercent }) => {
    const left = tax - taxOn(from);
    return ratePercent > 0 && left >= 0n ? from + (left * 100n) / BigInt(ratePercent) : highest;
  }, 0n);
}

/**
 * The least deductions, beyond the standard deduction, for which the old regime takes less than the new one by the standard
 * rules; in whole rupees, rounded up. Undefined if the new regime takes nothing, since no tax can be lower.
 */
export function findStandardBreakEven(totalIncome: Money, year: FinancialYear): Money | undefined {
  const { old: oldRegime, new: newRegime } = standardRulesOf(year);
  const newTax = computeTax(newRegime, remainder(totalIncome, newRegime.standardDeduction)).taxBeforeCess;
  if (newTax === 0n) return undefined;
  const deductions = remainder(totalIncome, oldRegime.standardDeduction + oldIncomeTaxedWith(oldRegime, newTax));
  return ((deductions + RUPEE - 1n) / RUPEE) * RUPEE;
}
