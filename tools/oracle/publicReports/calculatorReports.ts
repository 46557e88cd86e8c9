import type { Question } from '../askOracle.ts';
import type { Report } from './report.ts';

/** Figures of a calculator, and some of what it answers. */
export interface CalculatorCase {
  readonly calculator: Exclude<Question['kind'], 'tax' | 'interest' | 'xirr'>;
  readonly figures: Readonly<Record<string, number>>;
  readonly answers: Readonly<Record<string, number>>;
}

/** Reports about loans, deposits, plans and growth. */
export const calculatorReports: readonly Report<CalculatorCase>[] = [
  {
    kind: 'an instalment without interest that is no number',
    source: 'https://github.com/cfpb/loan-calc/issues/5',
    one: {
      calculator: 'emi',
      figures: { amount: 120_000, rate: 0, months: 12 },
      answers: { emi: 10_000, interest: 0 },
    },
  },
  {
    kind: 'interest on the whole loan until its end',
    source: 'https://github.com/omroy07/AI-Money-Mentor/issues/460',
    one: {
      calculator: 'emi',
      figures: { amount: 1_000_000, rate: 10, months: 240 },
      answers: { emi: 9_650.22, interest: 1_316_051.95 },
    },
  },
  {
    kind: 'sums of a loan that drift with binary fractions',
    source: 'https://github.com/Dev1822/paySphere/issues/2004',
    one: {
      calculator: 'emi',
      figures: { amount: 1_000_000, rate: 12, months: 120 },
      answers: { emi: 14_347.09, interest: 721_651.38, total: 1_721_651.38 },
    },
  },
  {
    kind: 'a total of instalments that were rounded first',
    source: 'https://github.com/OCA/account-financial-tools/pull/826',
    one: {
      calculator: 'emi',
      figures: { amount: 100_000, rate: 4.5, months: 60 },
      answers: { emi: 1_864.3, total: 111_858.12 },
    },
  },
  {
    kind: 'a loan of one instalment',
    source: 'https://github.com/trentrichardson/FinanceJs/pull/5',
    one: { calculator: 'emi', figures: { amount: 15_000, rate: 5, months: 1 }, answers: { emi: 15_062.5 } },
  },
  {
    kind: 'a deposit compounded by the year instead of the quarter',
    source: 'https://github.com/openMF/community-app/issues/3022',
    one: {
      calculator: 'fixedDeposit',
      figures: { amount: 100_000, rate: 12, months: 36 },
      answers: { value: 142_576.09 },
    },
  },
  {
    kind: 'months of a deposit after its last quarter',
    source: 'https://github.com/moneymanagerex/android-money-manager-ex/issues/1721',
    one: {
      calculator: 'fixedDeposit',
      figures: { amount: 100_000, rate: 7, months: 14 },
      // 1,00,000 × 1.0175⁴ × (1 + 0.07 × 2 ÷ 12)
      answers: { value: 108_436.41 },
    },
  },
  {
    kind: 'compound interest within a quarter',
    source: 'https://github.com/apache/fineract/pull/3791',
    one: { calculator: 'fixedDeposit', figures: { amount: 100_000, rate: 6, months: 1 }, answers: { interest: 500 } },
  },
  {
    kind: 'instalments of a plan at the end of each month',
    source: 'https://github.com/Rakesh9100/CalcDiverse/issues/918',
    one: { calculator: 'sip', figures: { instalment: 10_000, rate: 12, years: 1 }, answers: { value: 128_093.28 } },
  },
  {
    kind: 'growth of a gain instead of the value that it led to',
    source: 'https://github.com/ranaroussi/quantstats/issues/3',
    one: { calculator: 'cagr', figures: { first: 100, last: 121, years: 2 }, answers: { cagr: 10, growth: 21 } },
  },
  {
    kind: 'a yearly loss where the whole is a gain',
    source: 'https://github.com/ranaroussi/quantstats/issues/1',
    one: { calculator: 'cagr', figures: { first: 100, last: 181.23, years: 14 }, answers: { cagr: 4.34 } },
  },
  {
    kind: 'a yearly loss that is wrong',
    source: 'https://github.com/quantopian/empyrical/issues/135',
    one: { calculator: 'cagr', figures: { first: 200, last: 100, years: 2 }, answers: { cagr: -29.29, growth: -50 } },
  },
  {
    kind: 'the average of yearly returns instead of their growth',
    source: 'https://github.com/quantopian/pyfolio/issues/212',
    one: { calculator: 'cagr', figures: { first: 100, last: 100, years: 3 }, answers: { cagr: 0, growth: 0 } },
  },
];
