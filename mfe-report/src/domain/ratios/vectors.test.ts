import * as v from 'valibot';
import type { TermId } from '../termIds.ts';
import { formulaNames } from '../../texts/en/formulaNames.ts';
import { financialTerms } from '../../texts/en/terms.ts';
import { computeRatio, type RatioFigures } from './computeRatio.ts';
import { isInputId } from './inputs.ts';
import { inputsOf } from './inputsOf.ts';
import { ratioRules } from './rules.ts';
import vectors from './vectors.json';
import { writeLatex } from './writeLatex.ts';

const vectorSchema = v.array(
  v.object({
    name: v.string(),
    latex: v.string(),
    inputs: v.record(v.string(), v.number()),
    value: v.number(),
    unit: v.picklist(['x', '%', 'INR', 'days', 'periods']),
  }),
);

/** Two figures have a second name in the vectors; a report asks for each figure once. */
const otherNames: Readonly<Record<string, string>> = { sales: 'salesRevenue', annualCreditSales: 'netCreditSales' };

/** The figures behind the three periods of the Cash Conversion Cycle, which are ratios themselves. */
const behindPeriods: Readonly<Record<string, RatioFigures>> = {
  inventoryConversionPeriod: { averageInventory: 600_000, costOfGoodsSold: 4_800_000 },
  receivablesConversionPeriod: { averageAccountsReceivable: 750_000, netCreditSales: 5_475_000 },
  payablesConversionPeriod: { averageAccountsPayable: 480_000, costOfGoodsSold: 4_800_000 },
};

function figuresOf(inputs: Readonly<Record<string, number>>): RatioFigures {
  return Object.entries(inputs).reduce<RatioFigures>((figures, [given, value]) => {
    const name = otherNames[given] ?? given;
    return { ...figures, ...(isInputId(name) ? { [name]: value } : behindPeriods[name]) };
  }, {});
}

const cases = v.parse(vectorSchema, vectors.terms).map((vector) => {
  const term = financialTerms.find(({ name }) => name === vector.name);
  if (!term) throw new Error(`${vector.name} is no term.`);
  return { ...vector, id: term.id };
});

test('there is a published case for each of the twenty-two', () => {
  expect(cases.map(({ name }) => name)).toEqual(financialTerms.map(({ name }) => name));
});

test.each(cases)('$name is $value, to nine places', ({ id, inputs, value }) => {
  const outcome = computeRatio(id, figuresOf(inputs));
  expect(outcome).toEqual({ kind: 'value', value: expect.closeTo(value, 9) });
});

test.each(cases)('$name is counted in $unit and takes the figures of the case', ({ id, inputs, unit }) => {
  expect(ratioRules[id].unit).toBe(unit);
  expect(new Set(inputsOf(id))).toEqual(new Set(Object.keys(figuresOf(inputs))));
});

test.each(cases)('$name is written in LaTeX as published', ({ id, latex }) => {
  expect(writeLatex(id, formulaNames)).toBe(latex);
});

test('the three periods of the cycle come out as the case gives them', () => {
  const periods: readonly (readonly [TermId, string])[] = [
    ['inventory-conversion-period', 'inventoryConversionPeriod'],
    ['receivables-conversion-period', 'receivablesConversionPeriod'],
    ['payables-conversion-period', 'payablesConversionPeriod'],
  ];
  const given = cases.find(({ id }) => id === 'cash-conversion-cycle')?.inputs;
  for (const [id, input] of periods) {
    expect(computeRatio(id, behindPeriods[input] ?? {})).toEqual({
      kind: 'value',
      value: expect.closeTo(given?.[input] ?? Number.NaN, 9),
    });
  }
});
