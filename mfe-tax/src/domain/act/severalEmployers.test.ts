import { noFigures, readFigures } from '../figures.ts';
import { toRupees } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import { toAdvanceTax } from '../toAdvanceTax.ts';
import { estimateByAct } from './estimate.ts';
import { compareEmployers } from './severalEmployers.ts';

const figures = (hash: string) => readFigures(hash) ?? noFigures;
const inputs = (hash: string) => toActInputs(figures(hash), '2026-27');
/** 10,00,000 in five months, then 9,00,000 in seven. */
const two = '#basicSalary=1000000&otherIncome=50000&jobs=1-5_6-12-700000-0-200000-0&metroCity=no';

test('two employers who know one salary each deduct less than the tax on both', () => {
  const { deducted, together, shortfall } = compareEmployers(inputs(two), 'new');
  // Alone 9,25,000 and 8,25,000, both below the rebate; together 18,25,000: 1,65,000 and cess.
  expect(deducted.map(toRupees)).toEqual([0, 0]);
  expect([together, shortfall].map(toRupees)).toEqual([171_600, 171_600]);
  const old = compareEmployers(inputs(two), 'old');
  // Alone 9,50,000 and 8,50,000: 1,02,500 and 82,500; together 18,50,000: 3,67,500. With cess.
  expect(old.deducted.map(toRupees)).toEqual([106_600, 85_800]);
  expect([old.together, old.shortfall].map(toRupees)).toEqual([382_200, 189_800]);
});

test('the standard deduction counts once, and all tax deducted counts', () => {
  const { new: recent } = estimateByAct(inputs(`${two.replace('-200000-0', '-200000-40000')}&taxDeducted=60000`));
  // 19,50,000 less 75,000: 1,75,000 with cess 1,82,000.
  expect([recent.grossIncome, recent.totalIncome, recent.due].map(toRupees)).toEqual([1_950_000, 1_875_000, 82_000]);
});

test('one employer deducts the tax on its salary, and nothing is missing', () => {
  expect(compareEmployers(inputs('#basicSalary=1500000'), 'new')).toEqual({
    deducted: [97_500_000_000n],
    together: 97_500_000_000n,
    shortfall: 0n,
  });
});

test('what leaving paid and the employer’s NPS are the first employer’s alone', () => {
  const leaving = '&employerNps=100000&exemptAllowances=50000&leaving=others-500000-0-0-0-0-0-0-0-0';
  const { deducted } = compareEmployers(inputs(`${two}${leaving}`), 'old');
  // 16,00,000 less 50,000 exempt, the standard deduction and the NPS of 1,00,000: 14,00,000, 2,32,500 with cess 2,41,800.
  expect(deducted.map(toRupees)).toEqual([241_800, 85_800]);
});

test('employers whose deducted tax is typed are not presumed to deduct', () => {
  const advance = (hash: string) => toAdvanceTax(figures(hash), inputs(hash), 'old');
  const presumed = advance(two);
  // 19,00,000 and 50,000 of interest, less 50,000: 3,82,500 with cess 3,97,800; 1,92,400 are deducted.
  expect([presumed.assumed, presumed.tax].map(toRupees)).toEqual([192_400, 205_400]);
  const later = advance(two.replace('-200000-0', '-200000-50000'));
  expect([later.assumed, later.tax].map(toRupees)).toEqual([106_600, 241_200]);
  const first = advance(`${two}&taxDeducted=100000`);
  expect([first.assumed, first.tax].map(toRupees)).toEqual([85_800, 212_000]);
});
