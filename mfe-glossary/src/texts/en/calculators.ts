import { longDate } from '@artha/shared/format';
import type { cagr } from '../../domain/calculators/cagr.ts';
import type { RowHead } from '../../domain/calculators/calculator.ts';
import type { emi } from '../../domain/calculators/emi.ts';
import type { fixedDeposit } from '../../domain/calculators/fixedDeposit.ts';
import type { sip } from '../../domain/calculators/sip.ts';
import type { FigureFault } from '../../domain/calculators/typedFigure.ts';
import { MOST_FLOWS } from '../../domain/calculators/fragment.ts';
import type { PastedFlows } from '../../domain/calculators/pasteFlows.ts';
import type { Xirr } from '../../domain/calculators/xirr.ts';
import type { TextsOf } from '../formTexts.ts';
import { noUnits } from '../noUnits.ts';

/** @param limits printed, with their unit. */
const faults: Readonly<
  Record<FigureFault, (label: string, limits: Readonly<Record<'min' | 'max', string>>) => string>
> = {
  missing: (label) => `${label}: enter a figure.`,
  unreadable: (label) => `${label}: enter a number, such as 12 or 12.5.`,
  decimals: (label) => `${label}: this figure has too many decimals.`,
  low: (label, { min }) => `${label}: enter at least ${min}.`,
  high: (label, { max }) => `${label}: enter at most ${max}.`,
};

/** The texts of the calculators in English. */
export const calculators = {
  calculate: 'Calculate',
  result: 'Result',
  inLink: 'The address of this page now has these figures: copy it to keep or to share them.',
  units: { ...noUnits, percent: '% a year', months: 'months', years: 'years', wholeYears: 'years' },
  /** The unit of a single one. */
  oneOf: { ...noUnits, percent: '% a year', months: 'month', years: 'year', wholeYears: 'year' },
  /** A number of months as a result. */
  months: (count: number) => (count === 1 ? '1 month' : `${String(count)} months`),
  /** Shown in a list while nothing is chosen. */
  choose: 'Choose',
  chooseOne: (label: string) => `${label}: choose one.`,
  rowHead: { year: 'Year', month: 'Month', age: 'Age', part: 'Part' } satisfies Record<RowHead, string>,
  rowName: {
    year: (number: string) => `Year ${number}`,
    month: (number: string) => `Month ${number}`,
    age: (number: string) => `Age ${number}`,
  } satisfies Record<Exclude<RowHead, 'part'>, (number: string) => string>,
  /** The name of the chart, and of its table. */
  chart: {
    year: 'Year by year',
    month: 'Month by month',
    age: 'Year by year, by age',
    part: 'Part by part',
  } satisfies Record<RowHead, string>,
  /** Opens the table. */
  asTable: {
    year: 'Every year as a table',
    month: 'Every month as a table',
    age: 'Every year as a table',
    part: 'The parts as a table',
  } satisfies Record<RowHead, string>,
  /** The course of a line for people who do not see it. */
  course: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}.`,
  asOf: (day: string) => `as of ${longDate(day)}`,
  /** After a source of which only reports were found. */
  reported: '(from reports; we have not read the official text)',
  sourceLink: (source: string) => `${source} (opens in a new tab)`,
  faults,
  emi: {
    title: 'Work out an EMI',
    fields: { amount: 'Loan amount', rate: 'Interest rate', months: 'Number of EMIs' },
    answers: { emi: 'EMI', interest: 'Interest in all', total: 'All EMIs together' },
    columns: { interest: 'Interest', principal: 'Principal', balance: 'Left to pay' },
    note: 'For a rate that stays the same, with interest on the balance of each month. Fees and insurance are not in it, and a lender may round the EMI to whole rupees.',
  } satisfies TextsOf<typeof emi>,
  sip: {
    title: 'Work out a SIP',
    fields: { instalment: 'Monthly instalment', rate: 'Assumed return', years: 'Time' },
    answers: { value: 'Value at the end', invested: 'Paid in', gain: 'Gain' },
    columns: { invested: 'Paid in so far', value: 'Value' },
    note: 'With one instalment at the beginning of each month, and a twelfth of the assumed return each month. Real returns rise and fall and can be negative; costs, exit load and tax are not in it.',
  } satisfies TextsOf<typeof sip>,
  fixedDeposit: {
    title: 'Work out a fixed deposit',
    fields: { amount: 'Deposit', rate: 'Interest rate', months: 'Time' },
    answers: { value: 'Value at the end', interest: 'Interest' },
    note: 'With interest that is added every quarter, and in proportion for a part of one. A bank counts days and not months, so its figure can differ by some rupees. Tax on the interest is not in it.',
  } satisfies TextsOf<typeof fixedDeposit>,
  cagr: {
    title: 'Work out a CAGR',
    fields: { first: 'First value', last: 'Last value', years: 'Time between them' },
    answers: { cagr: 'CAGR', growth: 'Growth in all' },
    note: 'For one sum without payments in between; for several payments use XIRR. Past growth does not promise future growth.',
  } satisfies TextsOf<typeof cagr>,
  xirr: {
    title: 'Work out an XIRR',
    lead: 'Enter what you paid in and what you received, each with its day. What the investment is worth today counts as received today.',
    /** @param number of the row, from 1. */
    row: (number: number) => `Payment ${String(number)}`,
    day: 'Day',
    paid: 'Paid in',
    received: 'Received',
    add: 'Add a payment',
    paste: 'Paste payments from a sheet',
    pasteLabel: 'Payments',
    pasteHint:
      'One payment a line: its day, then the amount, with a minus if you paid it in, such as 01/04/2024, -5,000. Or day, paid in and received, as three columns. They replace the rows below.',
    pasted: (pasted: PastedFlows) =>
      'flows' in pasted
        ? `${String(pasted.flows.length)} ${pasted.flows.length === 1 ? 'payment is' : 'payments are'} below. Choose Calculate.`
        : 'tooMany' in pasted
          ? `${String(pasted.tooMany)} payments are too many: at most ${String(MOST_FLOWS)} fit.`
          : `Line ${String(pasted.line)} has no day and amount that can be read. Write it like 01/04/2024, -5,000.`,
    remove: (number: number) => `Remove payment ${String(number)}`,
    answer: 'XIRR',
    refusals: {
      oneSided: 'There is no XIRR: enter at least one amount that you paid in and one that you received.',
      oneDay: 'There is no XIRR: all payments are on one day. Enter payments on different days.',
      nearlyAll:
        'The XIRR is between −100% and −99.99% a year: nearly everything, at this pace. Over a few days, look at the loss itself.',
      none: 'There is no XIRR: no yearly rate makes these payments equal.',
      several:
        'There is no single XIRR: several yearly rates make these payments equal, because they change sides more than once.',
    } satisfies Record<Exclude<Xirr['kind'], 'rate'>, string>,
    dayMissing: 'Enter the day of this payment.',
    oneAmount: 'Enter either what you paid in or what you received.',
    note: 'A year counts 365 days, as in spreadsheets. Past returns do not promise future returns.',
  },
};

/** The texts of the calculators in one language; they load with the first calculator. */
export type CalculatorTexts = typeof calculators;
