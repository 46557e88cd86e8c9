import fc from 'fast-check';
import { computeTax } from '../../../domain/computeTax.ts';
import { fromRupees, toRupees } from '../../../domain/money.ts';
import { standardRulesOf, type Regime } from '../../../domain/regimes.ts';
import { incomeAxis, outline, overlapOf, rateAxis, stepsOf, type Step } from './stepChartGeometry.ts';

const { old: oldRegime, new: newRegime } = standardRulesOf('2026-27');

describe('the axes of the step chart', () => {
  test('an income of 17,25,000 is marked every four lakh', () => {
    expect(incomeAxis(1_725_000)).toEqual({ end: 1_794_000, ticks: [0, 400_000, 800_000, 1_200_000, 1_600_000] });
  });

  test('no income still has an axis', () => {
    expect(incomeAxis(0)).toEqual({ end: 416_000, ticks: [0, 100_000, 200_000, 300_000, 400_000] });
  });

  test('any income has two to four marks beyond zero, all on the axis and whole lakhs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (income) => {
        const { end, ticks } = incomeAxis(income);
        expect(end).toBeGreaterThan(income);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every((tick) => tick <= end && tick % 100_000 === 0)).toBe(true);
      }),
    );
  });

  test('rates go to 30%', () => {
    expect(rateAxis.ticks).toEqual([0, 10, 20, 30]);
  });
});

const stepsOn = (regime: Regime, income: number) => stepsOf(computeTax(regime, fromRupees(income)).slabTaxes);
const areaOf = (steps: readonly Step[]) =>
  steps.reduce((total, { from, to, rate }) => total + ((to - from) * rate) / 100, 0);
const incomes = fc.integer({ min: 0, max: 5_000_000 });

describe('the steps', () => {
  test('have exactly the tax before cess as their area', () => {
    fc.assert(
      fc.property(fc.constantFrom(oldRegime, newRegime), incomes, (regime, income) => {
        const { taxBeforeCess } = computeTax(regime, fromRupees(income));
        expect(areaOf(stepsOn(regime, income))).toBeCloseTo(toRupees(taxBeforeCess), 4);
      }),
    );
  });

  test('overlap where both regimes take a part of the income, at the lower rate', () => {
    expect(overlapOf(stepsOn(oldRegime, 600_000), stepsOn(newRegime, 1_300_000))).toEqual([
      { from: 400_000, to: 500_000, rate: 5 },
      { from: 500_000, to: 600_000, rate: 5 },
    ]);
  });

  test('overlap in no more than the smaller area, and wholly with themselves', () => {
    fc.assert(
      fc.property(incomes, incomes, (one, other) => {
        const [old, recent] = [stepsOn(oldRegime, one), stepsOn(newRegime, other)];
        expect(areaOf(overlapOf(old, recent))).toBeLessThanOrEqual(Math.min(areaOf(old), areaOf(recent)) + 0.001);
        expect(areaOf(overlapOf(old, old))).toBeCloseTo(areaOf(old), 4);
      }),
    );
  });
});

describe('the outline of the step chart', () => {
  test('goes up at each slab, along it, and down at the end', () => {
    const { slabTaxes } = computeTax(oldRegime, fromRupees(600_000));
    expect(outline(slabTaxes).map(({ to }) => [to.income, to.rate])).toEqual([
      [250_000, 0],
      [250_000, 5],
      [500_000, 5],
      [500_000, 20],
      [600_000, 20],
      [600_000, 0],
    ]);
  });

  test('is empty without income', () => {
    expect(outline(computeTax(newRegime, 0n).slabTaxes)).toEqual([]);
  });

  test('encloses exactly the tax before cess', () => {
    fc.assert(
      fc.property(fc.constantFrom(oldRegime, newRegime), fc.integer({ min: 0, max: 5_000_000 }), (regime, income) => {
        const { slabTaxes, taxBeforeCess } = computeTax(regime, fromRupees(income));
        const area = outline(slabTaxes).reduce(
          (total, { from, to }) => total + ((to.income - from.income) * to.rate) / 100,
          0,
        );
        expect(area).toBeCloseTo(toRupees(taxBeforeCess), 4);
      }),
    );
  });
});
