import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { otherGainRules } from '../../../../domain/act/otherGainRules.ts';
import { computeSaleGain, isImprovementCounted, isSoldIn, type SaleGain } from '../../../../domain/act/otherGains.ts';
import { years } from '../../../../domain/act/years.ts';
import type { FinancialYear } from '../../../../domain/financialYear.ts';
import { toRupees, type Money } from '../../../../domain/money.ts';
import { toSale, type SaleRow } from '../../../../domain/otherRows.ts';
import { useOtherGainsTexts } from '../../../../texts/otherGainsTexts.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));

interface GainProps {
  readonly sold: SaleGain;
  readonly year: FinancialYear;
}

/** The gain of a sale, and how it is taxed. */
function Gain({ sold, year }: GainProps): ReactElement {
  const texts = useOtherGainsTexts();
  const { citeSection } = useResultTexts();
  const { act, provisions, capitalGains } = years[year];
  const { rates } = capitalGains;
  const { term, gain, indexed, isAlwaysShort } = sold;
  const rules = otherGainRules[act];
  if (gain < 0n) return <p>{texts.loss(term, rupees(-gain))}</p>;
  const shortTerm = isAlwaysShort ? texts.alwaysShort(citeSection(rules.debtFunds.section)) : texts.atSlabRates;
  return (
    <p>
      {texts.gain(term, rupees(gain))}{' '}
      {term === 'shortTerm'
        ? shortTerm
        : texts.plainTax(
            rates.otherLongTerm,
            rupees(sold.plainTax),
            citeSection(provisions.otherLongTermGains.section),
          )}{' '}
      {indexed &&
        `${texts.indexed(
          { cost: rupees(indexed.cost), gain: rupees(indexed.gain), tax: rupees(indexed.tax) },
          rates.indexed,
          indexed.indices,
          indexed.notification,
          citeSection(rules.indexChoice.section),
        )} ${texts.canTurn}`}
      {sold.lacksIndex && texts.lacksIndex(rates.indexed, citeSection(rules.indexChoice.section))}
    </p>
  );
}

/** Properties of `SaleOutcome`. */
export interface SaleOutcomeProps {
  readonly row: SaleRow;
  readonly year: FinancialYear;
  readonly resident: boolean;
}

/** The outcome of a sale, or the reason why it does not count. */
export function SaleOutcome({ row, year, resident }: SaleOutcomeProps): ReactElement {
  const texts = useOtherGainsTexts();
  const sale = toSale(row);
  if (!sale) return <p>{row.boughtOn === '' || row.soldOn === '' ? texts.daysMissing : texts.daysTurned}</p>;
  if (!isSoldIn(year, sale)) return <p>{texts.otherYear(year)}</p>;
  return (
    <>
      {sale.improvement > 0 && !isImprovementCounted(sale) && <p>{texts.improvementLeftOut}</p>}
      <Gain sold={computeSaleGain(sale, resident, year)} year={year} />
    </>
  );
}
