import fc from 'fast-check';
import { compareRegimes } from './compareRegimes.ts';
import type { TaxInputs } from './taxInputs.ts';
import { computeTax, computeTaxBySlabsAlone } from './computeTax.ts';
import { fromRupees, sum, toRupees } from './money.ts';
import { financialYears } from './financialYear.ts';
import { standardRulesOf } from './regimes.ts';

const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100);
const taxable = rupees(6_000_000).map(fromRupees);
const { old: oldRegime, new: newRegime } = standardRulesOf('2026-27');
const regime = fc.constantFrom(
  ...financialYears.map((one) => standardRulesOf(one).old),
  ...financialYears.map((one) => standardRulesOf(one).new),
);
const year = fc.constantFrom(...financialYears);

/** Figures that the form lets through. */
const inputs: fc.Arbitrary<TaxInputs> = fc.record({
  basicSalary: rupees(50_000_000),
  houseRentAllowance: rupees(5_000_000),
  otherAllowance: rupees(5_000_000),
  metroCity: fc.boolean(),
  section80C: rupees(150_000),
  section80D: rupees(12_000),
  rentPaid: rupees(5_000_000),
});

describe('laws of the workings', () => {
  test('tax is never negative and never more than the taxable income with its cess', () => {
    fc.assert(
      fc.property(regime, taxable, (chosen, income) => {
        const { taxPayable } = computeTax(chosen, income);
        expect(taxPayable).toBeGreaterThanOrEqual(0n);
        expect(taxPayable * 100n).toBeLessThanOrEqual(income * 104n);
      }),
    );
  });

  test('the cess is exactly its part of the tax before it', () => {
    fc.assert(
      fc.property(regime, taxable, (chosen, income) => {
        const { taxBeforeCess, cess, taxPayable } = computeTax(chosen, income);
        expect(cess * 100n).toBe(taxBeforeCess * BigInt(chosen.cessPercent));
        expect(taxPayable).toBe(taxBeforeCess + cess);
      }),
    );
  });

  test('the slabs share out the whole taxable income, and their taxes are the tax', () => {
    fc.assert(
      fc.property(regime, taxable, (chosen, income) => {
        const { slabTaxes, taxBeforeCess } = computeTax(chosen, income);
        expect(slabTaxes.length).toBeGreaterThan(0);
        expect(sum(slabTaxes.map((slabTax) => slabTax.income))).toBe(income);
        expect(sum(slabTaxes.map((slabTax) => slabTax.tax))).toBe(taxBeforeCess);
      }),
    );
  });

  test('a rupee more of taxable income never lowers the tax of the old regime', () => {
    fc.assert(
      fc.property(taxable, taxable, (one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        expect(computeTax(oldRegime, lower).taxPayable).toBeLessThanOrEqual(computeTax(oldRegime, higher).taxPayable);
      }),
    );
  });

  test('in the relief band the new regime takes exactly the income above 12,00,000, and cess on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 120_000_001, max: 127_499_999 }), (paise) => {
        const income = fromRupees(paise / 100);
        const workings = computeTax(newRegime, income);
        expect(workings.concession).toBe('marginal relief');
        expect(workings.taxBeforeCess).toBe(income - fromRupees(1_200_000));
      }),
    );
  });

  test('the relief band is open at both ends', () => {
    const at = (income: number) => {
      const { concession, taxBeforeCess } = computeTax(newRegime, fromRupees(income));
      return [concession, toRupees(taxBeforeCess)];
    };
    expect(at(1_200_000)).toEqual(['rebate', 0]);
    expect(at(1_274_999)).toEqual(['marginal relief', 74_999]);
    expect(at(1_275_000)).toEqual([undefined, 71_250]);
  });

  test('the relief takes more than the slabs from 12,70,588.24 on, and only up to its end', () => {
    const exceedsSlabs = (income: number) => {
      const taxableIncome = fromRupees(income);
      return computeTax(newRegime, taxableIncome).taxPayable > computeTaxBySlabsAlone(newRegime, taxableIncome);
    };
    expect([1_200_000, 1_200_001, 1_270_588.23].map(exceedsSlabs)).toEqual([false, false, false]);
    expect([1_270_588.24, 1_274_999].map(exceedsSlabs)).toEqual([true, true]);
    expect([1_275_000, 2_500_000].map(exceedsSlabs)).toEqual([false, false]);
  });
});

describe('laws of the comparison', () => {
  test('take home and tax together are the total income', () => {
    fc.assert(
      fc.property(inputs, year, (figures, chosen) => {
        const comparison = compareRegimes(figures, chosen);
        for (const result of [comparison.old, comparison.new]) {
          expect(result.takeHome + result.taxPayable).toBe(comparison.totalIncome);
        }
      }),
    );
  });

  test('the better regime is the one with the lower tax, by the difference', () => {
    fc.assert(
      fc.property(inputs, year, rupees(2_000_000), (figures, chosen, section80C) => {
        const { old, new: recent, betterRegime, taxDifference } = compareRegimes({ ...figures, section80C }, chosen);
        const saving = old.taxPayable - recent.taxPayable;
        expect(taxDifference).toBe(betterRegime === 'old' ? -saving : saving);
        expect(betterRegime === 'same').toBe(saving === 0n);
        expect(taxDifference).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  test('neither the city nor the rent nor how the income is named changes the result', () => {
    fc.assert(
      fc.property(inputs, year, fc.boolean(), rupees(5_000_000), (figures, chosen, metroCity, rentPaid) => {
        const swapped = {
          ...figures,
          metroCity,
          rentPaid,
          houseRentAllowance: figures.otherAllowance,
          otherAllowance: figures.houseRentAllowance,
        };
        expect(compareRegimes(swapped, chosen)).toEqual(compareRegimes(figures, chosen));
      }),
    );
  });

  test('within the limits of the form the old regime never wins', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom('2025-26' as const, '2026-27' as const), (figures, chosen) => {
        expect(compareRegimes(figures, chosen).betterRegime).not.toBe('old');
      }),
    );
  });
});

describe('the standard rules', () => {
  test('end the relief of 2024-25 where the slabs take over, as the Act does', () => {
    const at = (income: number) => {
      const { concession, taxBeforeCess } = computeTax(standardRulesOf('2024-25').new, fromRupees(income));
      return [concession, toRupees(taxBeforeCess)];
    };
    expect(at(700_000)).toEqual(['rebate', 0]);
    expect(at(700_001)).toEqual(['marginal relief', 1]);
    expect(at(722_222)).toEqual(['marginal relief', 22_222]);
    expect(at(722_223)).toEqual([undefined, 22_222.3]);
  });
});
