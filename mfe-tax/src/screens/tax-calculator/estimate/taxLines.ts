import { isLongTerm } from '../../../domain/act/capitalGains.ts';
import type { GainKind, YearRules } from '../../../domain/act/years.ts';
import type { ActTax } from '../../../domain/act/computeActTax.ts';
import type { Provisions } from '../../../domain/act/provisions.ts';
import type { Money } from '../../../domain/money.ts';
import type { ResultTexts } from '../../../texts/resultTexts.ts';

/** A line between the tax by the slabs and the tax payable; a reduction is negative. */
export interface TaxLine {
  readonly name: string;
  readonly amount: Money;
}

const gainProvision = (kind: GainKind, { longTermGains, shortTermGains }: Provisions) =>
  isLongTerm(kind) ? longTermGains : shortTermGains;

/** Lists the lines from the tax by the slabs to the tax payable, each with its section; without zeros, except the cess. */
export function taxLines(
  tax: ActTax,
  { provisions, cessPercent }: Pick<YearRules, 'provisions' | 'cessPercent'>,
  { taxLines: names, citeSection }: Pick<ResultTexts, 'taxLines' | 'citeSection'>,
): readonly TaxLine[] {
  const rebate = citeSection(provisions.rebate.section);
  const between: readonly TaxLine[] = [
    { name: names.rebate(rebate), amount: -tax.rebate },
    { name: names.rebateRelief(rebate), amount: -tax.rebateRelief },
    {
      name: names.surcharge(tax.surchargeRatePercent, citeSection(provisions.surcharge.section)),
      amount: tax.surcharge + tax.surchargeRelief,
    },
    { name: names.surchargeRelief, amount: -tax.surchargeRelief },
  ];
  return [
    { name: names.slabTax, amount: tax.slabTax },
    ...tax.gainTaxes.map((gain) => ({
      name: names.gain(gain.kind, gain.ratePercent, citeSection(gainProvision(gain.kind, provisions).section)),
      amount: gain.tax,
    })),
    ...between.filter(({ amount }) => amount !== 0n),
    { name: names.cess(cessPercent), amount: tax.cess },
    { name: names.payable(citeSection(provisions.rounding.section)), amount: tax.payable },
  ];
}
