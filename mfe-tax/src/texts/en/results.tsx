import { TermLink } from '@artha/shared/design';
import { longDate } from '@artha/shared/format';
import type { ReactNode } from 'react';
import type { DeductionId } from '../../domain/act/estimate.ts';
import type { HraExemption } from '../../domain/act/hra.ts';
import type { Omission } from '../../domain/act/omissions.ts';
import type { NoteId, ProvisionId, ActSection } from '../../domain/act/provisions.ts';
import type { GainKind, MetroCity, YearRules } from '../../domain/act/years.ts';
import type { EstimateAmountName } from '../../domain/figures.ts';
import type { Period } from '../../domain/period.ts';
import type { RegimeId } from '../../domain/regimes.ts';
import type { AxisUnit } from '../../screens/tax-calculator/charts/axis.ts';
import type { YearFieldText } from '../fieldText.ts';
import type { LinkOf } from '../linkOf.ts';
import { listWords } from './listWords.ts';

/** Names a provision in a line of text: `123` → `section 123`; a schedule already has its name. */
const citeSection = (section: ActSection): string => (/^\d/.test(section) ? `section ${section}` : section);

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const deductionNames = {
  houseRentAllowance: 'House rent allowance',
  exemptAllowances: 'Other exempt allowances',
  standardDeduction: 'Standard deduction',
  professionalTax: 'Professional tax',
  homeLoanInterest: 'Home loan interest',
  letOutRepairs: 'House let out: 30% for repairs',
  letOutInterest: 'House let out: interest',
  section80C: 'Savings and investments',
  section80CCD1B: 'Own contribution to NPS',
  employerNps: 'Employer’s contribution to NPS',
  section80D: 'Health insurance',
  otherDeductions: 'Other deductions',
} satisfies Record<DeductionId, string>;

const gainNames = {
  shortTerm: 'Short-term gains',
  shortTermEarlier: 'Short-term gains before 23 July 2024',
  longTerm: 'Long-term gains',
  longTermEarlier: 'Long-term gains before 23 July 2024',
} as const;

/** The figures of a year that its notes name, as written. */
interface NoteFigures {
  readonly employerFunds: string;
  readonly houseLoss: string;
  readonly houseLossSection: string;
  readonly gainsSurchargePercent: number;
  readonly gainsExemption: string;
}

const fields: Readonly<Record<EstimateAmountName, YearFieldText>> = {
  basicSalary: { label: 'Basic Salary', hint: 'With the dearness allowance that counts for your pension.' },
  houseRentAllowance: { label: 'House Rent Allowance', hint: 'The HRA line of your payslip, for twelve months.' },
  otherAllowance: { label: 'Other Allowance' },
  employerNps: {
    label: 'Employer’s NPS',
    hint: (
      <>
        80CCD(2): what your employer pays into <TermLink term="nps">NPS</TermLink> for you.
      </>
    ),
  },
  otherIncome: {
    label: 'Other Income',
    hint: (
      <>
        Interest and the like, taxed at the slab rates. <TermLink term="capital-gains">Capital gains</TermLink> come
        below.
      </>
    ),
  },
  dividends: { label: 'Of this, Dividends', hint: 'Part of other income; advance tax on them is due after they come.' },
  rentPaid: { label: 'Rent Paid', hint: 'In the year, for the home that you live in.' },
  secondRent: { label: 'Rent of the second home', hint: 'In the year, for all its months.' },
  section80C: {
    label: '80C',
    hint: (
      <>
        <TermLink term="epf">Provident fund</TermLink>, life insurance, <TermLink term="elss">ELSS</TermLink> and the
        like.
      </>
    ),
  },
  section80CCD1B: {
    label: '80CCD(1B)',
    hint: (
      <>
        What you yourself pay into <TermLink term="nps">NPS</TermLink>, beside 80C.
      </>
    ),
  },
  homeLoanInterest: {
    label: 'Home Loan Interest',
    hint: (
      <>
        Of a <TermLink term="home-loan">home loan</TermLink> for a house that you live in.
      </>
    ),
  },
  professionalTax: { label: 'Professional Tax', hint: 'As deducted from your salary.' },
  ownPremium: {
    label: '80D: you and your family',
    hint: (
      <>
        Health <TermLink term="insurance-premium">insurance premiums</TermLink> for you, your spouse and children.
      </>
    ),
  },
  parentsPremium: { label: '80D: your parents', hint: 'The same for your parents.' },
  rentReceived: { label: 'Rent Received', hint: 'Of the year, from a house that you own.' },
  municipalTaxes: { label: 'Municipal Taxes', hint: 'That you paid for this house.' },
  letOutInterest: {
    label: 'Interest of the Let-out House',
    hint: (
      <>
        Of a <TermLink term="home-loan">home loan</TermLink> for this house.
      </>
    ),
  },
  shortTermGains: { label: 'Short-term Gains', hint: 'Held for up to 12 months; of the year, less losses.' },
  longTermGains: { label: 'Long-term Gains', hint: 'Held for longer; of the year, less losses.' },
  shortTermGainsEarlier: { label: 'Short-term, before 23 July', hint: 'Of these, from sales before 23 July 2024.' },
  longTermGainsEarlier: { label: 'Long-term, before 23 July', hint: 'Of these, from sales before 23 July 2024.' },
  taxDeducted: {
    label: 'TDS and TCS',
    hint: ({ forms }) => `Of the year, from your employer, bank and others: see Form ${forms.taxStatement}.`,
  },
  exemptAllowances: {
    label: 'Exempt Allowances',
    hint: ({ forms, provisions }) =>
      `${capitalise(citeSection(provisions.exemptAllowances.section))}, as in Form ${forms.salaryCertificate}: without the HRA that is worked out from your rent.`,
  },
  otherDeductions: { label: 'Other Deductions', hint: 'As allowed under 80E, 80G, 80TTA and other sections.' },
};

const cess = (percent: number) => `Health & Education Cess, ${percent}%`;

/** The results in English. */
export const results = {
  periods: { annual: 'Annual', monthly: 'Monthly' } satisfies Record<Period, string>,
  periodsLabel: 'Show figures of both cards',
  forBothCards: 'For both cards.',
  lowerTaxMark: 'Lower tax',
  taxableIncome: 'Taxable Income',
  tax: 'Tax',
  takeHome: 'Take Home',
  copyLink: 'Copy link',
  copied: 'Link copied. It contains your figures, so anyone who has the link can read them.',
  notCopied: 'The link could not be copied. Copy it from the address bar: it contains your figures.',
  print: 'Print',
  financialYear: 'Tax year',
  unknownYear: (unknown: string, shown: string) =>
    `The calculator does not have the tax rules for ${unknown}. These figures are for ${shown}.`,
  notIncluded: 'Not included',
  omissions: {
    'rebate-old': (limit) => `Rebate of the old regime, up to ${limit} of taxable income`,
    hra: () => 'HRA exemption in the old regime',
    surcharge: (limit) => `Surcharge above ${limit}`,
    'relief-band': (limit) => `End of marginal relief at ${limit} of taxable income`,
  } satisfies Record<Omission['id'], (limit: string) => string>,
  /** Between two changes. */
  between: '. ',
  changesNothing: 'Changes nothing here',
  changesTax: (regime: RegimeId, amount: string, change: 'less' | 'more') =>
    `${regime === 'old' ? 'Old' : 'New'} regime: ${amount} ${change} tax`,
  notAskedNames: (
    <>
      Age, residence, <TermLink term="nps">NPS</TermLink>, <TermLink term="home-loan">home loan</TermLink>
    </>
  ),
  notAsked: 'Not asked here',
  above80D: '80D above ₹12,000',
  allowed80D: (ordinary: string, senior: string) =>
    `The Act allows ${ordinary}, or ${senior} from the age of 60, and the same again for your parents`,
  omissionsNote: (year: ReactNode, link: LinkOf) => (
    <>
      Each amount is what that one rule of the Income-tax Act would change in {year}. The {link('detailed estimate')}{' '}
      includes all of them.
    </>
  ),
  oldNeverBetter: (
    <>
      <strong>The old regime cannot be better:</strong> the new one takes no tax from this income.
    </>
  ),
  oldBetterFrom: (from: string, isReached: boolean) =>
    `The old regime ${isReached ? 'is' : 'would be'} better from ${from} of deductions.`,
  deducted: (amount: string) => `You have ${amount}, beyond the standard deduction.`,
  mostDeductions: (link: LinkOf) => (
    <>
      80C and 80D come to at most ₹1,62,000 in this comparison. The {link('detailed estimate')} accepts more deductions.
    </>
  ),
  workings: 'The workings',
  untaxed: 'Neither regime takes tax from this income, so there is nothing to draw.',
  workingsLead: (unit: string) =>
    `Across: taxable income, in ₹ ${unit}. Up: the rate on that part of it. The shaded area is the tax before cess.`,
  workingsCutOff: 'The part that is taken whole goes on above the drawing.',
  workingsYearly: 'The workings are for the full year.',
  stepChart: (regime: string, taxBeforeCess: string, taxableIncome: string) =>
    `${regime}: ${taxBeforeCess} before cess on a taxable income of ${taxableIncome}.`,
  units: { thousand: 'thousand', lakh: 'lakh', crore: 'crore' } satisfies Record<AxisUnit, string>,
  slab: 'Slab',
  rate: 'Rate',
  incomeInSlab: 'Income in it',
  cess,
  coveredByRebate: (limit: string) =>
    `Up to ${limit} of taxable income a rebate covers the whole tax of the new regime.`,
  marginalRelief: (limit: string, tax: string) =>
    `Marginal relief: just above ${limit}, tax before cess is only what you earn above it (here ${tax}).`,
  aboveSlabs: (bySlabs: string, reliefEnd: string) =>
    `Here that is more than the slabs would take, ${bySlabs}. The Income-tax Act takes the lower of the two; this comparison applies the relief up to ${reliefEnd}.`,
  chartTitle: 'Tax against income',
  chartLead: (incomeUnit: string, taxUnit: string, rules: string) =>
    `Across: total income in ₹ ${incomeUnit}. Up: the year’s tax with cess, in ₹ ${taxUnit}, ${rules}. The upright line is your income.`,
  chartTable: 'Tax with cess, in rupees',
  chartTwin: 'The chart as a table',
  chartSummary: (income: string, old: string, recent: string) =>
    `Tax against income. At your income of ${income}: Old Regime ${old}, New Regime ${recent}.`,
  you: 'You',
  totalIncome: 'Total income',
  yours: (income: string) => `${income} (yours)`,
  lower: 'Lower',
  lowerNames: { old: 'Old', new: 'New', same: 'Same' } satisfies Record<RegimeId | 'same', string>,
  standardRules: (year: string) => `by the standard rules of ${year} and with your deductions`,
  actRules: (year: string) => `by the rules of ${year} and with the deductions above`,
  yearsTable: 'Tax with cess by tax year, in rupees',
  byAct: 'Year by year, by the Income-tax Act',
  byActLead: 'A separate estimate: it includes the rules that are left out above, and rounds as the Act says.',
  byActLink: (link: LinkOf) => <>{link('Open the detailed estimate')} to add your age, rent, NPS and home loan.</>,
  comparisonNote: (old: string, recent: string, cessPercent: number) =>
    `Both figures include ${cessPercent}% Health & Education Cess. The calculation applies a standard deduction of ${old} in the old regime and ${recent} in the new. For information only; please consult a professional before you choose.`,
  standardComparison: 'Standard comparison',
  fromForm16: 'Fill from Form 16 and AIS',
  sameFigures: 'The same figures year by year',
  limits: (
    <>
      The estimate covers salary, a house that is let out, <TermLink term="capital-gains">capital gains</TermLink> on
      listed shares and equity funds, and other income at the slab rates. It leaves out other gains, business income,
      losses of earlier years and deductions that it does not ask for. For information only; please consult a
      professional before you file.
    </>
  ),
  estimateTag: 'By the Income-tax Act',
  estimateFor: (year: string) => `Estimate for ${year}`,
  enterIncome: 'Enter your income to see the estimate.',
  /** Of the comparison; the two below are of the estimate. */
  outcome: {
    sameTax: 'Both regimes have the same tax liability',
    // Word for word as specified, 'per annual' included.
    lowerTax: (regime: RegimeId, amount: string, period: Period) =>
      `${regime === 'old' ? 'Old' : 'New'} regime is better by ${amount} per ${period}`,
  },
  sameTax: 'The tax is the same under both regimes. The new regime applies unless you choose the old one.',
  lowerTax: (regime: RegimeId, amount: string) =>
    `You pay ${amount} a year less under the ${regime} regime than under the ${regime === 'old' ? 'new' : 'old'} one.`,
  grossIncome: 'Gross income',
  taxIn: { old: 'Tax, old regime', new: 'Tax, new regime' } satisfies Record<RegimeId, string>,
  /** The balance of the tax after the tax deducted by others. */
  balanceIn: {
    due: { old: 'Left to pay, old regime', new: 'Left to pay, new regime' },
    refund: { old: 'Refund, old regime', new: 'Refund, new regime' },
  },
  workingsFor: (year: string) => `The workings for ${year}`,
  workingsAct: (act: string) => `By the ${act}. A section is one of that Act.`,
  incomeIn: (regime: string) => `${regime}: income`,
  taxOf: (regime: string) => `${regime}: tax`,
  deduction: 'Deduction',
  claimed: 'Claimed',
  allowed: 'Allowed',
  deductedInAll: 'Deducted',
  roundedIncome: (section: string) => `Total income, to the nearest ten (${section})`,
  gainsExempt: (amounts: readonly (readonly [GainKind, string])[]) =>
    `Free of tax: ${listWords(
      amounts.map(([kind, amount]) => `${amount} of the ${gainNames[kind].toLowerCase()}`.replace('july', 'July')),
      'and',
    )}.`,
  /** @param section of the new regime: how it treats such a loss. */
  interestLeft: {
    old: (amount: string) =>
      `${amount} of the interest of the house that is let out is not deducted this year; it is carried forward for eight years, against rent alone.`,
    new: (amount: string, section: string) =>
      `${amount} of the interest of the house that is let out is not deducted this year. Whether it is carried forward is disputed: ${section} treats such a loss as given effect, by which it is lost, and the Income Tax Department is quoted so; some advisers read that it is only not set off this year, and carry it forward for eight years, against rent alone. Please ask an accountant.`,
  } satisfies Record<RegimeId, (amount: string, section: string) => string>,
  hra: (
    { received, rentAboveTenPercent, shareOfSalary, exempt }: Readonly<Record<keyof HraExemption, string>>,
    { ownRent, share }: { readonly ownRent: number; readonly share: number },
    months: number,
  ) =>
    `HRA${months === 12 ? '' : ` for ${months} months`}: the least of what you receive (${received}), rent above ${ownRent}% of the basic salary (${rentAboveTenPercent}) and ${share}% of the basic salary (${shareOfSalary}) is exempt: ${exempt}.`,
  /** The lines between the tax by the slabs and the tax payable. */
  taxLines: {
    slabTax: 'Tax by the slabs',
    gain: (kind: GainKind, ratePercent: number, section: string) => `${gainNames[kind]}, ${ratePercent}% (${section})`,
    rebate: (section: string) => `Rebate (${section})`,
    rebateRelief: (section: string) => `Marginal relief (${section})`,
    surcharge: (ratePercent: number, provision: string) => `Surcharge, ${ratePercent}% (${provision})`,
    surchargeRelief: 'Marginal relief of the surcharge',
    cess,
    payable: (section: string) => `Tax payable, to the nearest ten (${section})`,
  },
  acts: { 1961: 'Income-tax Act 1961', 2025: 'Income-tax Act 2025' } satisfies Record<YearRules['act'], string>,
  deductionNames,
  provisions: {
    ...deductionNames,
    newSlabs: 'Slabs of the new regime',
    oldSlabs: 'Slabs of the old regime',
    rebate: 'Rebate and its marginal relief',
    surcharge: 'Surcharge',
    cess: 'Cess',
    rounding: 'Rounding',
    shortTermGains: 'Short-term gains',
    longTermGains: 'Long-term gains',
    advanceTax: 'Advance tax',
    salaryDeduction: 'Tax that an employer deducts',
    interestOfDates: 'Interest for the dates of advance tax',
    interestAfterYear: 'Interest after the year',
    interestRounding: 'Rounding for interest',
  } satisfies Record<ProvisionId, string>,
  citeSection,
  notes: ({ employerFunds, houseLoss, houseLossSection, gainsSurchargePercent, gainsExemption }: NoteFigures) =>
    ({
      pension: `The perquisite tax on what an employer pays into provident fund, superannuation and NPS above ${employerFunds} a year is not part of the estimate.`,
      noRebateAtSpecialRates:
        'In the new regime there is no rebate on tax at special rates; in the old one none on long-term gains.',
      disputedRebate:
        'In the new regime it is disputed whether the rebate covers tax at special rates; the estimate gives none. In the old one there is none on long-term gains.',
      noReliefOnCess: 'There is no marginal relief on the cess.',
      ownHouse: 'For a house that its owner lives in.',
      letOutLoss: `A loss lowers other income by at most ${houseLoss} with that of the own house in the old regime, and not at all in the new one (${houseLossSection}).`,
      gainsSurcharge: `For listed shares and equity funds with securities transaction tax. The surcharge on this tax is at most ${gainsSurchargePercent}%; what is left of a resident’s basic exemption lowers the gains with the highest rate first.`,
      gainsExemption: `The first ${gainsExemption} of the year’s gains are free of tax, those with the highest rate first.`,
      advanceTaxAge: 'Residents of 60 or more without business income pay none.',
      interestGains:
        'None for dates before a gain or a dividend, if the whole tax on it is paid by the dates after it, or by 31 March after the last one.',
      professionalTaxLimit: 'Article 276(2) of the Constitution lets no state take more.',
      slabs2024: 'The slabs of the Finance (No. 2) Act 2024.',
    }) satisfies Record<NoteId, string>,
  sources: (year: string, act: string) => `Sources of the rules for ${year} (${act})`,
  /** @param day as YYYY-MM-DD. */
  readOn: (section: string, day: string, link: ReactNode) => (
    <>
      {capitalise(section)}. Read on {longDate(day)} at {link}.
    </>
  ),
  estimateForm: 'Figures of the estimate',
  yearAndPerson: 'Year and person',
  age: 'Age in that year',
  ages: { under60: 'Under 60', '60to79': '60 to 79', '80plus': '80+' },
  resident: 'Resident in India for tax?',
  income: 'Income of the year',
  governmentEmployer: 'Do you work for the government?',
  rent: 'Rent',
  city: 'City',
  rentMonths: 'Months of rent',
  everyMonth: 'All 12 months',
  monthsOf: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  secondHome: 'Second home in the year',
  noSecondHome: 'None: I did not move, and the rent did not change',
  secondCity: 'City of the second home',
  anotherCity: 'Another city',
  cities: {
    Mumbai: 'Mumbai',
    Delhi: 'Delhi',
    Kolkata: 'Kolkata',
    Chennai: 'Chennai',
    Bengaluru: 'Bengaluru',
    Hyderabad: 'Hyderabad',
    Pune: 'Pune',
    Ahmedabad: 'Ahmedabad',
  } satisfies Record<MetroCity, string>,
  cityHint: (year: string, cities: readonly string[], percents: YearRules['houseRentPercents']) =>
    `In ${year} ${percents.inMetros}% of the salary counts in ${listWords(cities, 'and')}; ${percents.elsewhere}% elsewhere.`,
  anyOf: (cities: readonly string[]) => listWords(cities, 'or'),
  house: 'A house that you let out',
  gains: 'Gains on listed shares and equity funds',
  taxPaid: 'Tax already deducted',
  deductions: 'Deductions',
  ownSenior: 'Is anybody in your own policy 60 or older?',
  parentsSenior: 'Is one of your parents 60 or older?',
  fields,
};
