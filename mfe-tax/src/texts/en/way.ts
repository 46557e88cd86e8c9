import { longDate } from '@artha/shared/format';
import type { BusinessKind, FormBar, ReturnFact, ReturnFormId } from '../../domain/act/returnForm.ts';
import type { UpdatedReturnBar } from '../../domain/act/updatedReturn.ts';
import type { ProfessionalTaxTimes, ProvidentFund } from '../../domain/payslip.ts';
import type { RegimeId } from '../../domain/regimes.ts';

const monthNames = [
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
  'January',
  'February',
  'March',
] as const;

/** By number, the last one for more. */
const houseCounts: readonly string[] = ['None', 'One', 'Two', 'Three or more'];

/** The texts of the way of a year: return form, updated return and payslips, in English. */
export const way = {
  /** @param day as YYYY-MM-DD; the sources follow. */
  readOn: (day: string) => `Read on ${longDate(day)}:`,
  form: {
    title: (year: string) => `Which return form for ${year}`,
    fits: {
      'ITR-1': 'ITR-1 (Sahaj) fits, by what you answered: it is the shortest form.',
      'ITR-2': 'ITR-2 fits: it is for individuals without income from a business or profession.',
      'ITR-3': 'ITR-3 fits: it is for individuals with income from a business or profession.',
      'ITR-4': 'ITR-4 (Sugam) fits: it is for presumptive income from a business or profession.',
    } satisfies Record<ReturnFormId, string>,
    why: 'Why no shorter form',
    /** @param limits of the year, in rupees. */
    bars: (
      limits: Readonly<Record<'income' | 'longTermGains' | 'agriculture', string>> & { readonly houses: number },
    ) =>
      ({
        nonResident: 'You are not resident in India.',
        notOrdinarilyResident: 'You are resident, but not ordinarily resident.',
        business: 'You have income from a business or profession.',
        income: `Your total income is above ${limits.income}.`,
        longTermGains: `Your long-term gains on listed shares and equity funds are above ${limits.longTermGains}.`,
        houses: `You own more than ${limits.houses === 1 ? 'one house' : 'two houses'}.`,
        otherGains: 'You have other gains than long-term ones on listed shares and equity funds.',
        losses: 'You bring forward a loss, or carry one forward.',
        agriculture: `Your agricultural income is above ${limits.agriculture}.`,
        foreign: 'You have assets, a signing authority or income outside India.',
        director: 'You were a director of a company in the year.',
        unlisted: 'You held unlisted shares in the year.',
        special: 'You have income with a rate of its own, from lotteries, races, online games or crypto-assets.',
        otherHands:
          'Tax on your income was deducted in another person’s name, or that on your employer’s shares is deferred.',
      }) satisfies Record<FormBar, string>,
    /** @param formsOf the year whose forms were used, because those of the year itself are not notified. */
    notNotified: (year: string, formsOf: string) =>
      `The forms for ${year} are not notified yet. The government said that they come before April 2027; rule 164 of the Income-tax Rules, 2026 will say who uses which, and may bar more kinds of income. This answer follows the forms of ${formsOf}, under rule 12 of the Income-tax Rules, 1962.`,
    notified: (year: string) => `By the forms notified for ${year}, under rule 12 of the Income-tax Rules, 1962.`,
    limits:
      'Rarer cases are not asked for, such as income shared under the Portuguese Civil Code or a relief for tax paid abroad. The portal of the Income Tax Department has the last word.',
    questions: 'For the form',
    business: 'Income from a business or profession',
    businessKinds: { none: 'None', presumptive: 'Presumptive', other: 'With books' } satisfies Record<
      BusinessKind,
      string
    >,
    houses: 'Houses that you own',
    houseCounts,
    fromEstimate: (count: number) => `As in the estimate: ${['none', 'one', 'two'][count] ?? String(count)}`,
    tick: 'Tick what is true of you in the year',
    facts: {
      notOrdinarilyResident: 'Resident, but not ordinarily resident',
      otherGains: 'Gains on property, gold, debt funds or other assets',
      losses: 'A loss of an earlier year, or one of this year to carry forward',
      agriculture: 'Agricultural income above ₹5,000',
      foreign: 'Assets, signing authority or income outside India',
      director: 'Director of a company',
      unlisted: 'Unlisted shares',
      special: 'Lottery, races, online games or crypto-assets',
      otherHands: 'Tax deducted in another person’s name, or deferred on shares of your employer',
    } satisfies Record<ReturnFact, string>,
  },
  updated: {
    title: (year: string) => `If income was left out: the updated return of ${year}`,
    lead: (filing: string, tax: string) =>
      `When the time for a belated and a revised return is over, an updated return (ITR-U, section ${filing}) can still add income. It costs the tax, the interest and an additional tax, which is a part of both (section ${tax}).`,
    table: 'Additional tax of an updated return',
    until: 'Filed by',
    percent: 'Additional tax',
    ofTaxAndInterest: (percent: number) => `${percent}% of tax and interest`,
    day: longDate,
    notice: (points: number) =>
      `In answer to a notice of reassessment it is ${points} points more, within the time that the notice gives.`,
    notPossible: 'It is not possible if',
    bars: {
      loss: 'it returns a loss, unless it only makes smaller a loss that was returned in time',
      lowerTax: 'the tax would be lower than by the return before',
      refund: 'it would bring a refund, or a larger one',
      second: 'an updated return was filed for the year before',
      assessment: 'an assessment of the year is pending or done',
      information: 'the officer has told you of information under certain laws or a treaty',
      search: 'there was a search, a requisition or a survey',
      prosecution: 'a prosecution for the year has begun',
    } satisfies Record<UpdatedReturnBar, string>,
    read: 'These sections were read in editions and summaries of others, not in the Gazette.',
  },
  payslip: {
    title: (year: string) => `In hand, month by month: ${year}`,
    lead: (section: string) =>
      `Your employer spreads the tax on your salary over the year (section ${section}), and what is left of it over the months that are left. The salary is taken as twelve equal months.`,
    severalEmployers:
      'The months are computed for one employer of the whole year. With several, or for a part of it, read them on your payslips.',
    regime: 'Regime that your employer deducts by',
    regimes: { old: 'Old', new: 'New' } satisfies Record<RegimeId, string>,
    regimeHint:
      'Without a word from you it is the new one. Whether a change within the year is taken is up to the employer; in the return you may choose again.',
    changedFrom: 'Change to the other regime from',
    noChange: 'No change',
    fund: 'Provident fund taken from your salary',
    funds: { none: 'None', ceiling: '12% of ₹15,000', whole: '12% of basic' } satisfies Record<ProvidentFund, string>,
    professionalTax: 'Professional tax',
    professionalTaxHint: 'Each time, as on your payslip. Each state has its own; some have none.',
    times: 'How often',
    timesNames: {
      monthly: 'Every month',
      halfYearly: 'Twice a year',
      yearly: 'Once a year',
    } satisfies Record<ProfessionalTaxTimes, string>,
    inFebruary: 'In February, if another amount',
    firstMonth: 'In',
    firstMonths: (month: number, isHalfYearly: boolean) =>
      isHalfYearly ? `${monthNames[month] ?? ''} and ${monthNames[month + 6] ?? ''}` : (monthNames[month] ?? ''),
    table: 'Payslips of the year, in rupees:',
    inHandTerm: 'in-hand salary',
    month: 'Month',
    /** @param month as YYYY-MM. */
    monthOf: (month: string) => `${monthNames[(Number(month.slice(5)) + 8) % 12] ?? ''} ${month.slice(0, 4)}`,
    wholeYear: 'The year',
    gross: 'Salary',
    fundTaken: 'Fund',
    taxTaken: 'Tax',
    inHand: 'In hand',
    average: (inHand: Readonly<Record<RegimeId, string>>) =>
      `On average in hand a month: ${inHand.old} by the old regime and ${inHand.new} by the new one, each for the whole year.`,
    overpaid: (amount: string) =>
      `By then ${amount} more was deducted than the other regime takes: you get it back with the return.`,
    aboveLimit: (limit: string) =>
      `No state may take more than ${limit} of professional tax a year (article 276(2) of the Constitution).`,
    otherInEstimate: (here: string, there: string) =>
      `These payslips have ${here} of professional tax a year, the estimate deducts ${there}.`,
    fundIn80C: (fund: string, there: string) =>
      `Your part of the fund, ${fund} a year, counts under 80C in the old regime; the estimate has ${there} there.`,
    limits:
      'Left out: bonus in one month, arrears, loans, insurance and other deductions of your employer. The wage ceiling of the provident fund is that of the notification of 29 May 2026.',
  },
  sheet: {
    title: 'Computation of total income and tax',
    lead: 'The figures of this page alone, on one or two pages, to hand to an accountant.',
    columns: 'Regimes on the sheet',
    choices: { both: 'Both', old: 'Old', new: 'New' } satisfies Record<RegimeId | 'both', string>,
    print: 'Print the sheet',
    show: 'Show the sheet',
    download: 'Download as PDF',
    making: 'The PDF is being made…',
    failed: 'The PDF could not be made: its letters did not load. Please try again, or print the sheet.',
    fileName: (year: string) => `computation-${year}.pdf`,
    /** The head of the sheet: year, Act, and the person. */
    person: (year: string, act: string, age: string, isResident: boolean) =>
      `Tax year ${year} · ${act} · age ${age.toLowerCase()} · ${isResident ? 'resident' : 'not resident'}`,
    made: (day: string, site: string) =>
      `Made on ${longDate(day)} with ${site}, from figures typed by the person. In rupees.`,
    name: 'Name',
    pan: 'PAN',
    line: 'Particulars',
    regimes: { old: 'Old regime', new: 'New regime' } satisfies Record<RegimeId, string>,
    parts: {
      salary: 'Salaries',
      houses: 'House property',
      gains: 'Capital gains',
      other: 'Other sources',
      total: 'Total income',
      tax: 'Tax',
      paid: 'Paid and left to pay',
    },
    less: (name: string, section: string) => `Less: ${name} (${section})`,
    salary: 'Income from salaries',
    municipalTaxes: 'Less: municipal taxes',
    houses: 'Income from house property',
    gains: 'Capital gains',
    interest: 'Interest and other income',
    dividends: 'Dividends',
    other: 'Income from other sources',
    grossTotal: 'Gross total income',
    withoutIncome: 'Deductions that find no income',
    taxDeducted: 'Less: tax deducted and collected (TDS, TCS)',
    assumed: 'Less: tax that the employer deducts, as estimated',
    advanceTax: 'Less: advance tax paid',
    interestOfDates: (section: string) => `Interest for the dates of advance tax (${section})`,
    interestAfterYear: (section: string) => `Interest after the year (${section})`,
    due: 'Left to pay',
    refund: 'Refund',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    limits:
      'For information only, not a return and not advice: it leaves out what the estimate leaves out, interest for a late return, and losses of earlier years.',
  },
};
