import type { ActTax } from '../../../domain/act/computeActTax.ts';
import type { Provisions } from '../../../domain/act/provisions.ts';
import type { Money } from '../../../domain/money.ts';

/** A line between the tax by the slabs and the tax payable; what comes off is negative. */
export interface TaxLine {
  readonly name: string;
  readonly amount: Money;
}

/** From the tax by the slabs to the tax payable, a line each with its section. What is nothing is left out, save the cess. */
export function taxLines(tax: ActTax, provisions: Provisions): readonly TaxLine[] {
  const { rebate, surcharge, rounding } = provisions;
  const between: readonly TaxLine[] = [
    { name: `Rebate (section ${rebate.section})`, amount: -tax.rebate },
    { name: `Marginal relief (section ${rebate.section})`, amount: -tax.rebateRelief },
    {
      name: `Surcharge, ${tax.surchargeRatePercent}% (${surcharge.section})`,
      amount: tax.surcharge + tax.surchargeRelief,
    },
    { name: 'Marginal relief of the surcharge', amount: -tax.surchargeRelief },
  ];
  return [
    { name: 'Tax by the slabs', amount: tax.slabTax },
    ...between.filter(({ amount }) => amount !== 0n),
    { name: 'Health & Education Cess, 4%', amount: tax.cess },
    { name: `Tax payable, to the nearest ten (section ${rounding.section})`, amount: tax.payable },
  ];
}
