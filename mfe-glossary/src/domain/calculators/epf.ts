import type { Calculator, CalculatorFigures, Fact, FigureRow, Source } from './calculator.ts';
import { roundQuotient, toHundredths } from './hundredths.ts';

type EpfField = 'wages' | 'growth' | 'years' | 'opening' | 'own' | 'employer' | 'pension' | 'ceiling' | 'rate';
type EpfFact = 'rate' | 'ceiling' | 'pensionShare';

const rate: Fact<EpfFact> = { name: 'rate', unit: 'percent', value: 8.25 };
const ceiling: Fact<EpfFact> = { name: 'ceiling', unit: 'rupees', value: 15_000 };
const pensionShare: Fact<EpfFact> = { name: 'pensionShare', unit: 'share', value: 8.33 };

const sources: readonly Source<EpfFact>[] = [
  {
    facts: [rate],
    authority: 'Central Board of Trustees of the EPFO, for 2025-26',
    url: 'https://www.epfindia.gov.in/',
    asOf: '2026-03-02',
    isRead: false,
  },
  {
    facts: [ceiling],
    authority:
      'Ministry of Labour and Employment, notification under section 2(89) of the Code on Social Security, 2020',
    url: 'https://labour.gov.in/',
    asOf: '2026-05-29',
    isRead: false,
  },
  {
    facts: [pensionShare],
    authority: 'Employees’ Pension Scheme, 2026',
    url: 'https://www.epfindia.gov.in/',
    asOf: '2026-06-29',
    isRead: false,
  },
];

type Figures = CalculatorFigures<EpfField>;

/** A share of wages, in whole rupees; fifty paise and more count as the next rupee. */
const inRupees = (wages: bigint, percent: number): bigint => roundQuotient(wages * toHundredths(percent), 10_000n);

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The shares of a month in whole rupees: the pension scheme has a part of the employer’s. */
function sharesOf(wages: bigint, figures: Figures) {
  const own = inRupees(wages, figures.own);
  const all = inRupees(wages, figures.employer);
  const counted = smaller(wages * 100n, toHundredths(figures.ceiling));
  const pension =
    figures.pension === 0 ? smaller(all, roundQuotient(counted * toHundredths(pensionShare.value), 1_000_000n)) : 0n;
  return { own, employer: all - pension, pension };
}

/**
 * The account by years. The interest of a month is that of the balance at its beginning, so a contribution earns from the next
 * month on; all of it is added at the end of the year, in whole rupees. Wages grow after every twelve months.
 */
function work(figures: Figures) {
  const rows: FigureRow[] = [];
  let balance = BigInt(Math.round(figures.opening));
  let wages = BigInt(Math.round(figures.wages));
  const sums = { own: 0n, employer: 0n, pension: 0n, interest: 0n };
  for (let year = 1; year <= figures.years; year += 1) {
    const { own, employer, pension } = sharesOf(wages, figures);
    // Of the twelve contributions, the first earns for eleven months, the last for none.
    const balances = 12n * balance + 66n * (own + employer);
    const interest = roundQuotient(balances * toHundredths(figures.rate), 120_000n);
    balance += 12n * (own + employer) + interest;
    rows.push([year, ...[12n * own, 12n * employer, interest, balance].map(Number)]);
    sums.own += 12n * own;
    sums.employer += 12n * employer;
    sums.pension += 12n * pension;
    sums.interest += interest;
    wages = roundQuotient(wages * (10_000n + toHundredths(figures.growth)), 10_000n);
  }
  return { rows, sums, balance };
}

/** The Employees’ Provident Fund over years of work. */
export const epf: Calculator<
  EpfField,
  'balance' | 'own' | 'employer' | 'interest' | 'pension',
  'own' | 'employer' | 'interest' | 'balance',
  EpfFact
> = {
  fields: [
    { name: 'wages', unit: 'rupees', min: 1, max: 10_000_000 },
    { name: 'growth', unit: 'percent', min: 0, max: 30 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 45 },
    { name: 'opening', unit: 'rupees', min: 0, max: 1_000_000_000 },
    { name: 'own', unit: 'share', min: 0, max: 100 },
    { name: 'employer', unit: 'share', min: 0, max: 100 },
    { name: 'pension', unit: 'choice', min: 0, max: 1 },
    { name: 'ceiling', unit: 'rupees', min: 1, max: 1_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 15 },
  ],
  example: {
    wages: 30_000,
    growth: 5,
    years: 20,
    opening: 0,
    own: 12,
    employer: 12,
    pension: 0,
    ceiling: ceiling.value,
    rate: rate.value,
  },
  compute: (figures) => {
    const { sums, balance } = work(figures);
    return [
      { name: 'balance', unit: 'rupees', value: Number(balance) },
      { name: 'own', unit: 'rupees', value: Number(sums.own) },
      { name: 'employer', unit: 'rupees', value: Number(sums.employer) },
      { name: 'interest', unit: 'rupees', value: Number(sums.interest) },
      { name: 'pension', unit: 'rupees', value: Number(sums.pension) },
    ];
  },
  table: {
    rowHead: 'year',
    columns: ['own', 'employer', 'interest', 'balance'],
    drawn: ['balance'],
    rows: (figures) => work(figures).rows,
  },
  sources,
};
