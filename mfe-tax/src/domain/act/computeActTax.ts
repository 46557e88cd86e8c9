import { taxBySlabs, type SlabTax } from '../computeTax.ts';
import { least, percentOf, remainder, sum, type Money } from '../money.ts';
import {
  computeGainTaxes,
  isLongTerm,
  noGains,
  reduceGains,
  sumGains,
  type GainTax,
  type Gains,
} from './capitalGains.ts';
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
  /** The tax on each gain at a rate of its own, highest rate first; empty if there are none. */
  readonly gainTaxes: readonly GainTax[];
  readonly rebate: Money;
  /** The marginal relief just above the rebate's limit. */
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

/** An income and its parts. */
interface Incomes {
  readonly total: Money;
  readonly ordinary: Money;
  readonly gains: Gains;
}

const sumTaxes = (taxes: readonly { readonly tax: Money }[]): Money => sum(taxes.map(({ tax }) => tax));

function computeRebate(
  rules: Rebate,
  income: Money,
  { slabTax, gainTaxes }: Pick<TaxBeforeCess, 'slabTax' | 'gainTaxes'>,
): { rebate: Money; rebateRelief: Money } {
  const shortTermTax = sumTaxes(gainTaxes.filter(({ kind }) => !isLongTerm(kind)));
  const covered = slabTax + (rules.coversShortTermGains ? shortTermTax : 0n);
  if (income <= rules.incomeLimit) {
    return { rebate: least(covered, rules.max), rebateRelief: 0n };
  }
  const excess = remainder(slabTax + sumTaxes(gainTaxes), income - rules.incomeLimit);
  return { rebate: 0n, rebateRelief: rules.marginalRelief ? least(covered, excess) : 0n };
}

/** The taxes by the slabs and on gains. The part of a resident's income that the slabs do not tax lowers the gains. */
function taxParts({ year, regime, age, resident }: Taxpayer, ordinary: Money, gains: Gains) {
  const slabs = years[year].regimes[regime].slabs[resident ? age : 'under60'];
  const untaxed = slabs[0]?.upTo ?? 0n;
  return {
    slabTaxes: taxBySlabs(slabs, ordinary),
    gainTaxes: computeGainTaxes(year, gains, resident ? remainder(untaxed, ordinary) : 0n),
  };
}

/** The same income less an amount, which comes off the income at slab rates first. */
function lessen({ ordinary, gains }: Incomes, deduction: Money) {
  return [remainder(ordinary, deduction), reduceGains(gains, remainder(deduction, ordinary))] as const;
}

/**
 * The tax before cess on an unrounded total income: slabs, gains on listed shares and equity funds at their own rates,
 * rebate or relief of residents, surcharge. Not for other income with rates of its own.
 * @param gains part of the total income.
 */
export function computeTaxBeforeCess(taxpayer: Taxpayer, totalIncome: Money, gains: Gains = noGains): TaxBeforeCess {
  const rules = years[taxpayer.year].regimes[taxpayer.regime];
  const incomes = { total: totalIncome, ordinary: remainder(totalIncome, sumGains(gains)), gains };
  const { slabTaxes, gainTaxes } = taxParts(taxpayer, incomes.ordinary, gains);
  const slabTax = sumTaxes(slabTaxes);
  const concession = taxpayer.resident
    ? computeRebate(rules.rebate, totalIncome, { slabTax, gainTaxes })
    : { rebate: 0n, rebateRelief: 0n };
  // Whoever reaches the surcharge is far above rebate and relief.
  const surcharge = computeSurcharge(taxpayer, incomes, (deduction) => {
    const parts = taxParts(taxpayer, ...lessen(incomes, deduction));
    return { ordinary: sumTaxes(parts.slabTaxes), gains: sumTaxes(parts.gainTaxes) };
  });
  const taxBeforeCess =
    slabTax + sumTaxes(gainTaxes) - concession.rebate - concession.rebateRelief + surcharge.surcharge;
  return { slabTaxes, slabTax, gainTaxes, ...concession, ...surcharge, taxBeforeCess };
}

/** The arguments of `computeActTax`. */
export interface TaxedIncome extends Taxpayer {
  readonly totalIncome: Money;
  /** Part of the total income; none when absent. */
  readonly gains?: Gains;
}

/** The tax that the Act asks on a total income, with cess, rounded as the Act says. */
export function computeActTax({ totalIncome, gains, ...taxpayer }: TaxedIncome): ActTax {
  const rounded = roundToTens(totalIncome);
  const tax = computeTaxBeforeCess(taxpayer, rounded, gains);
  const cess = percentOf(years[taxpayer.year].cessPercent, tax.taxBeforeCess);
  const total = tax.taxBeforeCess + cess;
  return { totalIncome: rounded, ...tax, cess, total, payable: roundToTens(total) };
}
