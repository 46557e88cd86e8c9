import { longDate } from '@artha/shared/format';
import type { OtherRuleId } from '../../domain/act/otherGainRules.ts';
import type { Asset } from '../../domain/act/otherGains.ts';
import type { LossKind } from '../../domain/act/losses.ts';
import type { YearRules } from '../../domain/act/years.ts';

type Act = YearRules['act'];

const terms = { shortTerm: 'Short-term', longTerm: 'Long-term' } as const;

/** The texts of other gains and of losses, in English. */
export const otherGains = {
  lead: 'A sale counts in the tax year of its day. Sales before 23 July 2024 had other rules and are not computed.',
  sale: (number: number) => `Sale ${number}`,
  addSale: 'Add a sale',
  removeSale: (number: number) => `Remove sale ${number}`,
  asset: 'What was sold',
  assets: {
    property: 'Land or building',
    other: 'Gold, jewellery or unlisted shares',
    debtFund: 'Units of a debt fund',
  } satisfies Record<Asset, string>,
  assetHints: {
    property: 'If its stamp duty value is more than 110% of the price, enter that value as the price.',
    other: 'Not gold funds on an exchange, gold bonds, other bonds and debentures: they have rules of their own.',
    debtFund: 'With more than 65% in debt and the money market; until 2024-25, with at most 35% in Indian shares.',
  } satisfies Record<Asset, string>,
  days: { boughtOn: 'Bought on', soldOn: 'Sold on', improvedOn: 'Improved on' },
  improvedHint: 'Improvements count from 1 April 2001. Of several, enter the last day: the index is then not too high.',
  amounts: {
    price: { label: 'Sale price' },
    expenses: { label: 'Costs of the sale', hint: 'Brokerage and the like.' },
    cost: {
      label: 'Cost',
      hint: 'Bought before 1 April 2001: its market value on that day, if you choose it.',
    },
    improvement: { label: 'Cost of improvement' },
  },
  daysMissing: 'Not counted yet: enter the days of the purchase and of the sale.',
  improvementLeftOut: 'The improvement is not counted: enter its day, from 1 April 2001 to the day of the sale.',
  daysTurned: 'Not counted: the day of the sale is before that of the purchase.',
  otherYear: (year: string) => `Not counted in ${year}: it was sold in another tax year, or before 23 July 2024.`,
  gain: (term: keyof typeof terms, amount: string) => `${terms[term]} gain of ${amount}.`,
  loss: (term: keyof typeof terms, amount: string) => `${terms[term]} loss of ${amount}.`,
  atSlabRates: 'The slabs tax it.',
  alwaysShort: (section: string) => `The slabs tax it, however long the units were held (${section}).`,
  plainTax: (ratePercent: number, tax: string, section: string) => `${ratePercent}% of it is ${tax} (${section}).`,
  indexed: (
    { cost, gain, tax }: Readonly<Record<'cost' | 'gain' | 'tax', string>>,
    ratePercent: number,
    [bought, sold]: readonly [number, number],
    notification: string,
    section: string,
  ) =>
    `With the cost inflation index, from ${bought} to ${sold} (notification ${notification}), the cost is ${cost} and the gain ${gain}; ${ratePercent}% of that is ${tax}. The lower tax counts (${section}).`,
  lacksIndex: (ratePercent: number, section: string) =>
    `The index of the year is not known here yet: ${ratePercent}% with the index may be less (${section}).`,
  canTurn: 'Losses and what is left of the basic exemption can change which one is lower.',
  lossesHeading: 'Losses',
  yearLosses: {
    shortTermLoss: { label: 'Short-term loss', hint: 'Of the year, on listed shares and equity funds.' },
    longTermLoss: { label: 'Long-term loss', hint: 'The same, held for more than 12 months.' },
  },
  earlierLoss: (number: number) => `Loss of an earlier year ${number}`,
  addLoss: 'Add a loss of an earlier year',
  removeLoss: (number: number) => `Remove loss ${number}`,
  lossKind: 'Kind of loss',
  lossKinds: {
    shortTerm: 'Short-term capital loss',
    longTerm: 'Long-term capital loss',
    letOutHouse: 'House that was let out',
    ownHouse: 'Own house: interest',
  } satisfies Record<LossKind, string>,
  lossYear: 'Tax year of the loss',
  choose: 'Choose',
  lossLeft: { label: 'What is left of it', hint: 'As carried forward in the last return (schedule CFL).' },
  yearMissing: (year: string) => `Not counted in ${year}: choose one of the eight tax years before it.`,
  notComputed: {
    1961: 'Not computed: exemptions for gains that are invested again (sections 54 to 54F, such as 54EC), things that were given or inherited, virtual digital assets, and losses of a business or of speculation.',
    2025: 'Not computed: exemptions for gains that are invested again (sections 82 to 86, once 54 to 54F), things that were given or inherited, virtual digital assets, and losses of a business or of speculation.',
  } satisfies Record<Act, string>,
  sources: 'Sources of these rules',
  sourceNote:
    'Read in copies and reports, not in the official text. The index of 2026-27, 384, comes from reports of notification 85/2026.',
  rules: {
    period: 'Held for more than 24 months: long-term',
    cost: 'Cost, and market value of 1 April 2001',
    index: 'Cost inflation index',
    indexChoice: '12.5%, or 20% with the index',
    debtFunds: 'Debt funds bought from 1 April 2023',
    setOff: 'Set-off in the year',
    carriedGains: 'Capital losses carried forward',
    carriedHouse: 'Losses from houses carried forward',
    lateReturn: 'Return that is filed late',
  } satisfies Record<OtherRuleId, string>,
  table: {
    title: (year: string) => `Losses in ${year}`,
    lead: (sections: string) =>
      `A short-term loss lowers all capital gains, a long-term loss long-term ones alone. Losses of the year come first, then the oldest. The Act leaves open which gain a loss lowers: of three orders the one with the least tax was taken (${sections}).`,
    caption: (regime: string) => `${regime}: losses`,
    loss: 'Loss',
    of: (kind: string, year: string) => `${kind}, ${year}`,
    setOff: 'Set off',
    left: 'Left',
    until: 'Until',
    lapses: 'lapses',
    none: '-',
    late: (day: string, section: string) =>
      `A capital loss of the year is carried forward only if the return is filed by ${longDate(day)} (${section}): a belated return loses it. A loss from a house is kept.`,
    oldLongTerm: {
      1961: '',
      2025: 'A draft of the Act of 2025 let long-term losses from before 1 April 2026 lower short-term gains; the Act does not.',
    } satisfies Record<Act, string>,
    ownHouse:
      'The new regime sets off no loss from the interest of the own house. Whether it is left for a later year in the old regime is disputed.',
  },
  and: (one: string, other: string) => `${one} and ${other}`,
};
