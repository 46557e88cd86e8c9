import { computeTax, type TaxWorkings } from './computeTax.ts';
import { remainder, type Money } from './money.ts';
import type { FinancialYear } from './financialYear.ts';
import { standardRulesOf, type Regime } from './regimes.ts';
import { computeDeductions, computeTotalIncome, type TaxInputs } from './taxInputs.ts';

/** The result of a year under one regime. */
export interface RegimeResult extends TaxWorkings {
  readonly regime: Regime;
  readonly takeHome: Money;
}

/** The comparison of a year under both regimes. */
export interface RegimeComparison {
  readonly totalIncome: Money;
  readonly old: RegimeResult;
  readonly new: RegimeResult;
  /** The regime with the lower tax, compared to the last millionth of a rupee. */
  readonly betterRegime: 'old' | 'new' | 'same';
  /** By how much the taxes differ; never negative. */
  readonly taxDifference: Money;
}

function applyRegime(regime: Regime, totalIncome: Money, deductions: Money): RegimeResult {
  const allowed = regime.standardDeduction + (regime.allowsDeductions ? deductions : 0n);
  const workings = computeTax(regime, remainder(totalIncome, allowed));
  return { ...workings, regime, takeHome: totalIncome - workings.taxPayable };
}

/**
 * One year under both regimes by the standard rules: no age, surcharge, HRA exemption or rounding to tens. The limits
 * of 80C and 80D belong to the form and are not applied here.
 */
export function compareRegimes(inputs: TaxInputs, year: FinancialYear): RegimeComparison {
  const rules = standardRulesOf(year);
  const totalIncome = computeTotalIncome(inputs);
  const deductions = computeDeductions(inputs);
  const results = {
    old: applyRegime(rules.old, totalIncome, deductions),
    new: applyRegime(rules.new, totalIncome, deductions),
  };
  const saving = results.old.taxPayable - results.new.taxPayable;
  return {
    totalIncome,
    ...results,
    betterRegime: saving > 0n ? 'new' : saving < 0n ? 'old' : 'same',
    taxDifference: saving < 0n ? -saving : saving,
  };
}
