import { least, percentOf, remainder, sum, type Money } from './money.ts';
import type { Concession, Regime } from './regimes.ts';
import type { Slab } from './slabs.ts';

/** The tax of one slab. */
export interface SlabTax {
  readonly slab: Slab;
  /** The part of the taxable income that lies in the slab. */
  readonly income: Money;
  readonly tax: Money;
}

/** A tax with everything that leads to it. */
export interface TaxWorkings {
  readonly taxableIncome: Money;
  /** The slabs that the income reaches, lowest first; never empty. */
  readonly slabTaxes: readonly SlabTax[];
  /** The concession that replaced the ordinary slabs. */
  readonly concession: Concession['kind'] | undefined;
  readonly taxBeforeCess: Money;
  readonly cess: Money;
  /** With cess. */
  readonly taxPayable: Money;
}

function taxInSlab(slab: Slab, taxableIncome: Money): SlabTax {
  const income = remainder(least(taxableIncome, slab.upTo ?? taxableIncome), slab.from);
  return { slab, income, tax: percentOf(slab.ratePercent, income) };
}

/** The tax of each slab that a taxable income reaches, lowest first; never empty. */
export function taxBySlabs(slabs: readonly Slab[], taxableIncome: Money): readonly SlabTax[] {
  return slabs.filter(({ from }) => from === 0n || from < taxableIncome).map((slab) => taxInSlab(slab, taxableIncome));
}

/** The tax on a taxable income under a regime: slabs, then cess. Nothing is rounded. */
export function computeTax(regime: Regime, taxableIncome: Money): TaxWorkings {
  const concession = regime.concessions.find(({ below }) => taxableIncome < below);
  const slabTaxes = taxBySlabs((concession ?? regime).slabs, taxableIncome);
  const taxBeforeCess = sum(slabTaxes.map(({ tax }) => tax));
  const cess = percentOf(regime.cessPercent, taxBeforeCess);
  return {
    taxableIncome,
    slabTaxes,
    concession: concession?.kind,
    taxBeforeCess,
    cess,
    taxPayable: taxBeforeCess + cess,
  };
}

/**
 * The tax with cess as if there were neither rebate nor relief. Section 87A takes the lower of this and the relief, so
 * if this is the lower one, the standard rules exceed the Act.
 */
export function computeTaxBySlabsAlone(regime: Regime, taxableIncome: Money): Money {
  return computeTax({ ...regime, concessions: [] }, taxableIncome).taxPayable;
}
