import { CESS_PERCENT, taxBySlabs, type SlabTax } from '../computeTax.ts';
import { least, percentOf, remainder, sum, type Money } from '../money.ts';
import { roundToTens } from './rounding.ts';
import { computeSurcharge, type Surcharge } from './surcharge.ts';
import { years, type AgeBand, type Rebate } from './years.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { RegimeId } from '../regimes.ts';

/** The taxpayer, and the applicable rules. */
export interface Taxpayer {
  readonly year: FinancialYear;
  readonly regime: RegimeId;
  readonly age: AgeBand;
  readonly resident: boolean;
}

/** The tax up to the cess; nothing is rounded. */
export interface TaxBeforeCess extends Surcharge {
  /** The slabs that the income reaches, lowest first; never empty. */
  readonly slabTaxes: readonly SlabTax[];
  readonly slabTax: Money;
  readonly rebate: Money;
  /** What marginal relief takes off just above the rebate's limit. */
  readonly rebateRelief: Money;
  readonly taxBeforeCess: Money;
}

/** A tax by the Act, with everything that leads to it. */
export interface ActTax extends TaxBeforeCess {
  /** After deductions, to the nearest ten rupees. */
  readonly totalIncome: Money;
  readonly cess: Money;
  readonly total: Money;
  /** To the nearest ten rupees. */
  readonly payable: Money;
}

function computeRebate(rules: Rebate, income: Money, slabTax: Money): { rebate: Money; rebateRelief: Money } {
  if (income <= rules.incomeLimit) {
    return { rebate: least(slabTax, rules.max), rebateRelief: 0n };
  }
  return { rebate: 0n, rebateRelief: rules.marginalRelief ? remainder(slabTax, income - rules.incomeLimit) : 0n };
}

/**
 * The tax before cess on an unrounded total income: slabs, rebate or relief of residents, surcharge. For income at the
 * ordinary slab rates, not for capital gains and other income with rates of its own.
 */
export function computeTaxBeforeCess(taxpayer: Taxpayer, totalIncome: Money): TaxBeforeCess {
  const rules = years[taxpayer.year].regimes[taxpayer.regime];
  const slabs = rules.slabs[taxpayer.resident ? taxpayer.age : 'under60'];
  const slabTaxes = taxBySlabs(slabs, totalIncome);
  const slabTax = sum(slabTaxes.map(({ tax }) => tax));
  const concession = taxpayer.resident
    ? computeRebate(rules.rebate, totalIncome, slabTax)
    : { rebate: 0n, rebateRelief: 0n };
  // Whoever reaches the surcharge is far above rebate and relief.
  const surcharge = computeSurcharge(rules.surcharge, totalIncome, (income) =>
    sum(taxBySlabs(slabs, income).map(({ tax }) => tax)),
  );
  const taxBeforeCess = slabTax - concession.rebate - concession.rebateRelief + surcharge.surcharge;
  return { slabTaxes, slabTax, ...concession, ...surcharge, taxBeforeCess };
}

/** The tax that the Act asks on a total income, with cess, rounded as the Act says. */
export function computeActTax({ totalIncome, ...taxpayer }: Taxpayer & { readonly totalIncome: Money }): ActTax {
  const rounded = roundToTens(totalIncome);
  const tax = computeTaxBeforeCess(taxpayer, rounded);
  const cess = percentOf(CESS_PERCENT, tax.taxBeforeCess);
  const total = tax.taxBeforeCess + cess;
  return { totalIncome: rounded, ...tax, cess, total, payable: roundToTens(total) };
}
