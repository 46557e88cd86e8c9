import { computeTax } from '../../../domain/computeTax.ts';
import { fromRupees } from '../../../domain/money.ts';
import { standardRulesOf } from '../../../domain/regimes.ts';
import { results } from '../../../texts/en/results.tsx';
import { explainConcession } from './explainConcession.ts';

const { old: oldRegime, new: newRegime } = standardRulesOf('2026-27');
const { new: newRegime2024 } = standardRulesOf('2024-25');
const explain = (taxableIncome: number, regime = newRegime) =>
  explainConcession({ regime, ...computeTax(regime, fromRupees(taxableIncome)) }, results);

describe('why the slabs are not the ordinary ones', () => {
  test('nothing is explained where the ordinary slabs count', () => {
    expect(explain(1_275_000)).toEqual([]);
    expect(explain(400_000, oldRegime)).toEqual([]);
  });

  test('the rebate is named up to 12,00,000', () => {
    expect(explain(1_200_000)).toEqual([expect.stringContaining('rebate')]);
  });

  test('marginal relief is named above it', () => {
    expect(explain(1_225_000)).toEqual([
      'Marginal relief: just above ₹12,00,000, tax before cess is only what you earn above it (here ₹25,000).',
    ]);
  });

  test('the limits are those of the year', () => {
    expect(explain(700_000, newRegime2024)).toEqual([expect.stringMatching(/^Up to ₹7,00,000 of taxable income/)]);
    expect(explain(722_222, newRegime2024)).toEqual([
      'Marginal relief: just above ₹7,00,000, tax before cess is only what you earn above it (here ₹22,222).',
    ]);
    expect(explain(722_223, newRegime2024)).toEqual([]);
  });

  test('where relief takes more than the slabs, it says so with the figure of the slabs', () => {
    expect(explain(1_274_999)).toEqual([
      expect.stringMatching(/^Marginal relief: .*₹74,999/),
      expect.stringContaining('more than the slabs would take, ₹74,100'),
    ]);
  });
});
