import { results } from '../texts/en/results.tsx';
import { compareRegimes } from './compareRegimes.ts';
import { computeTax } from './computeTax.ts';
import { fromRupees, toRupees } from './money.ts';
import { describeBetterRegime, formatFor } from './period.ts';
import { standardRulesOf } from './regimes.ts';
import vectors from './standardVectors.json';

const rupees = (amount: bigint) => Number(toRupees(amount).toFixed(6));

describe('the slabs', () => {
  test.each(vectors.slab)('take $taxWithCess from $taxable under the $regime regime', (vector) => {
    const tax = computeTax(
      standardRulesOf('2026-27')[vector.regime === 'old' ? 'old' : 'new'],
      fromRupees(vector.taxable),
    );
    expect(rupees(tax.taxBeforeCess)).toBe(vector.taxBeforeCess);
    expect(rupees(tax.taxPayable)).toBe(vector.taxWithCess);
  });
});

/** The specification gives one table; in law it holds for both years. */
describe.each(['2025-26', '2026-27'] as const)('the comparison for %s', (year) => {
  test.each(vectors.cases)('$id: $expected.display.bannerAnnual ($note)', ({ input, expected }) => {
    const comparison = compareRegimes(input, year);
    expect(rupees(comparison.totalIncome)).toBe(expected.totalIncome);
    for (const regime of ['old', 'new'] as const) {
      const { taxableIncome, taxPayable, takeHome } = comparison[regime];
      expect({
        taxableIncome: rupees(taxableIncome),
        taxPayable: rupees(taxPayable),
        takeHome: rupees(takeHome),
      }).toEqual(expected[regime]);
    }
    expect(comparison.betterRegime).toBe(expected.betterRegime);
    expect(rupees(comparison.taxDifference)).toBe(expected.taxDifference);
  });

  test.each(vectors.cases)('$id is shown in whole rupees, for the year and the month', ({ input, expected }) => {
    const comparison = compareRegimes(input, year);
    expect({
      oldTaxAnnual: formatFor('annual', comparison.old.taxPayable),
      newTaxAnnual: formatFor('annual', comparison.new.taxPayable),
      oldTaxMonthly: formatFor('monthly', comparison.old.taxPayable),
      newTaxMonthly: formatFor('monthly', comparison.new.taxPayable),
      oldTakeHomeMonthly: formatFor('monthly', comparison.old.takeHome),
      newTakeHomeMonthly: formatFor('monthly', comparison.new.takeHome),
      bannerAnnual: describeBetterRegime(comparison, 'annual', results.outcome),
      bannerMonthly: describeBetterRegime(comparison, 'monthly', results.outcome),
    }).toEqual(expected.display);
  });
});
