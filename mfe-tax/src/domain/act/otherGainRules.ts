import type { ActSection } from './provisions.ts';
import type { YearRules } from './years.ts';

/** The rules of other gains and of losses, in the order in which the estimate names them. */
export const otherRuleIds = [
  'period',
  'cost',
  'index',
  'indexChoice',
  'debtFunds',
  'setOff',
  'carriedGains',
  'carriedHouse',
  'lateReturn',
] as const;

/** A rule of other gains or of losses. */
export type OtherRuleId = (typeof otherRuleIds)[number];

interface OtherRule {
  readonly section: ActSection;
  readonly source: string;
}

/** The day on which the sources were read, as YYYY-MM-DD. */
export const otherRulesReadOn = '2026-11-29';

/** The sections by the year of the Act, each with the copy or report in which it was read: not the official text. */
export const otherGainRules: Readonly<Record<YearRules['act'], Readonly<Record<OtherRuleId, OtherRule>>>> = {
  1961: {
    period: { section: '2(42A)', source: 'https://www.taxtmi.com/acts?id=8615' },
    cost: { section: '55', source: 'https://www.taxtmi.com/acts?id=3629' },
    index: {
      section: '48',
      source: 'https://abcaus.in/income-tax/cost-inflation-index-ay-2018-19-base-year-2001-02-table-cbdt.html/amp',
    },
    indexChoice: {
      section: '112',
      source: 'https://taxceedpro.com/uncategorized/capital-gains-tax-rules-after-july-23-2024-what-you-need-to-know',
    },
    debtFunds: { section: '50AA', source: 'https://cabkgoyal.com/section-21-finance-acts' },
    setOff: { section: '70', source: 'https://bharattax.co/income-tax/act-1961/section/71' },
    carriedGains: {
      section: '74',
      source: 'https://caclubindia.com/forum/set-off-of-loss-during-extended-due-date-548054.asp',
    },
    carriedHouse: { section: '71B', source: 'https://caclubindia.com/forum/set-off-of-losses-263382.asp' },
    lateReturn: { section: '80', source: 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=4279' },
  },
  2025: {
    period: { section: '2(101)', source: 'https://www.taxtmi.com/tmi_notes?id=2099' },
    cost: {
      section: '90',
      source: 'https://eztax.in/income-tax-act-2025/section-90',
    },
    index: {
      section: '72(8)',
      source: 'https://www.taxtmi.com/tmi_blog_details?id=798194',
    },
    indexChoice: {
      section: '197(3)',
      source: 'https://www.caclubindia.com/acts/33600-tax-on-long-term-capital-gains-income-tax-act-2025.asp',
    },
    debtFunds: { section: '76', source: 'https://lawspedia.in/section-76-of-income-tax-act-2025' },
    setOff: { section: '108', source: 'https://lawspedia.in/section-108-of-income-tax-act-2025' },
    carriedGains: { section: '111', source: 'https://eztax.in/income-tax-act-2025/section-111' },
    carriedHouse: { section: '110', source: 'https://aubsp.com/income-tax-act-2025-section-110' },
    lateReturn: { section: '121', source: 'https://ai.jamku.app/incometax2025/act/121.html' },
  },
};
