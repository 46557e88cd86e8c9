import type { CashFlow, Xirr } from '../../../mfe-glossary/src/domain/calculators/xirr.ts';
import type { Report } from './report.ts';

/** Payments by day, and their yearly rate or why they have none. */
export interface XirrCase {
  readonly flows: readonly (readonly [day: string, rupees: number])[];
  readonly answer: Xirr;
}

const rate = (percent: number): Xirr => ({ kind: 'rate', percent });

/** The payments of a case as the calculator takes them. */
export function flowsOf({ flows }: XirrCase): readonly CashFlow[] {
  return flows.map(([day, rupees]) => ({ day, rupees }));
}

/** Reports about XIRR. Rates are those of the report, or (received ÷ paid)^(365 ÷ days) − 1. */
export const xirrReports: readonly Report<XirrCase>[] = [
  {
    kind: 'no rate for a loss within days',
    source: 'https://github.com/RayDeCampo/nodejs-xirr/issues/7',
    one: {
      flows: [
        ['2020-03-04', -713.07],
        ['2020-03-17', 555.33],
      ],
      answer: rate(-99.91),
    },
  },
  {
    kind: 'no rate where money is received first',
    source: 'https://github.com/RayDeCampo/nodejs-xirr/issues/2',
    one: {
      flows: [
        ['2018-01-21', 2839.2],
        ['2018-01-24', 207.7],
        ['2018-04-26', -2526],
      ],
      answer: rate(-51.42),
    },
  },
  {
    kind: 'no rate for a small loss within a week',
    source: 'https://github.com/RayDeCampo/nodejs-xirr/issues/14',
    one: {
      flows: [
        ['2021-08-03', -99_995],
        ['2021-08-09', 97_642],
      ],
      answer: rate(-76.51),
    },
  },
  {
    kind: 'a number that overflows',
    source: 'https://github.com/RayDeCampo/java-xirr/issues/24',
    one: {
      flows: [
        ['2022-01-24', -10_000],
        ['2022-01-28', 9_800],
      ],
      answer: rate(-84.17),
    },
  },
  {
    kind: 'no rate below −64%',
    source: 'https://github.com/RayDeCampo/java-xirr/issues/14',
    one: {
      flows: [
        ['2018-08-30', -1_498_500],
        ['2018-08-30', -1_500],
        ['2019-01-10', -499_500],
        ['2019-01-10', -500],
        ['2019-03-07', -499_500],
        ['2019-03-07', -500],
        ['2019-03-19', -44_955_000],
        ['2019-03-19', -45_000],
        ['2019-03-31', 44_630_158.49],
        ['2019-03-31', 44_674.83],
      ],
      answer: rate(-72.46),
    },
  },
  {
    kind: 'no rate for many payments within a month',
    source: 'https://github.com/RayDeCampo/java-xirr/issues/5',
    one: {
      flows: [
        ['2001-06-22', -2610],
        ['2001-07-03', -2589],
        ['2001-07-05', -5110],
        ['2001-07-06', -2550],
        ['2001-07-09', -5086],
        ['2001-07-10', -2561],
        ['2001-07-12', -5040],
        ['2001-07-13', -2552],
        ['2001-07-16', -2530],
        ['2001-07-17', 29_520],
      ],
      answer: rate(-76.4),
    },
  },
  {
    kind: 'a power of a negative number',
    source: 'https://github.com/peliot/XIRR-and-XNPV/issues/4',
    one: {
      flows: [
        ['2014-02-27', -4000],
        ['2015-03-06', 2050.2],
      ],
      answer: rate(-48.1),
    },
  },
  {
    kind: 'monthly payments with a loss',
    source: 'https://github.com/peliot/XIRR-and-XNPV/issues/2',
    one: {
      flows: [
        ['2014-01-01', -1000],
        ['2014-02-01', -1000],
        ['2014-03-01', -1000],
        ['2014-04-01', -1000],
        ['2014-05-01', -1000],
        ['2014-06-01', -1000],
        ['2014-07-01', 4500],
      ],
      answer: rate(-64.24),
    },
  },
  {
    kind: 'another rate for payments that are not in order',
    source: 'https://github.com/eric-malachias/irr/issues/19',
    one: {
      flows: [
        ['2020-01-01', -50_000],
        ['2019-01-01', -50_000],
        ['2021-01-01', 162_500],
      ],
      answer: rate(37.01),
    },
  },
  {
    kind: 'an error for payments on one day',
    source: 'https://github.com/RayDeCampo/java-xirr/issues/29',
    one: {
      flows: [
        ['2022-06-01', -1000],
        ['2022-06-01', 1100],
      ],
      answer: { kind: 'oneDay' },
    },
  },
  {
    kind: 'a rate for payments of one side alone',
    source: 'https://github.com/RayDeCampo/nodejs-xirr/issues/8',
    one: {
      flows: [
        ['2022-02-15', 644_443],
        ['2022-03-18', 644_444],
      ],
      answer: { kind: 'oneSided' },
    },
  },
  {
    kind: 'one rate of several without a word',
    source: 'https://github.com/fintual-oss/fast-xirr/issues/9',
    one: {
      flows: [
        ['2021-01-01', -1000],
        ['2022-01-01', 2300],
        ['2023-01-01', -1320],
      ],
      answer: { kind: 'several' },
    },
  },
];
