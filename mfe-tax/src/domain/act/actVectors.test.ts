import * as v from 'valibot';
import { fromRupees, toRupees } from '../money.ts';
import vectorsJson from './actVectors.json';
import { findBreakEven } from './breakEven.ts';
import { computeActTax, computeTaxBeforeCess, type ActTax } from './computeActTax.ts';
import { compute80D } from './healthInsurance.ts';
import { computeHraExemption } from './hra.ts';
import type { AgeBand } from './years.ts';
import { financialYears, type FinancialYear } from '../financialYear.ts';

const year = v.picklist(financialYears);
const regime = v.picklist(['old', 'new']);
const age = v.picklist(['u60', '60', '80']);

const vectorsSchema = v.object({
  published: v.array(
    v.object({
      source: v.string(),
      case: v.object({
        fy: v.optional(year, '2025-26'),
        regime,
        age: v.optional(age, 'u60'),
        resident: v.optional(v.boolean(), true),
        totalIncome: v.optional(v.number()),
        grossSalary: v.optional(v.number()),
        quantity: v.string(),
      }),
      expected: v.number(),
    }),
  ),
  breakEvenPublished: v.array(v.object({ grossSalary: v.number(), breakEvenExclStd: v.number() })),
  breakEvenComputed: v.array(v.object({ grossSalary: v.number(), breakEvenExclStd: v.number() })),
  computed: v.array(
    v.object({
      fy: year,
      regime,
      age,
      resident: v.boolean(),
      inputTotalIncome: v.number(),
      expected: v.object({
        totalIncome: v.number(),
        slabTax: v.number(),
        rebate: v.number(),
        rebateMarginalRelief: v.number(),
        surchargeRate: v.number(),
        surcharge: v.number(),
        surchargeMarginalRelief: v.number(),
        cess: v.number(),
        total: v.number(),
        payable: v.number(),
      }),
    }),
  ),
  hra: v.array(
    v.object({
      basicPlusDA: v.number(),
      hraReceived: v.number(),
      rentPaid: v.number(),
      rate50: v.boolean(),
      exempt: v.number(),
    }),
  ),
  s80D: v.array(
    v.object({
      selfFamily: v.number(),
      selfSenior: v.boolean(),
      parents: v.number(),
      parentsSenior: v.boolean(),
      allowed: v.number(),
    }),
  ),
});

const vectors = v.parse(vectorsSchema, vectorsJson);

type Published = v.InferOutput<typeof vectorsSchema>['published'][number];

const ages: Readonly<Record<v.InferOutput<typeof age>, AgeBand>> = { u60: 'under60', '60': '60to79', '80': '80plus' };

describe('the worked taxes', () => {
  test.each(vectors.computed)('$fy, $regime regime, $age, resident $resident, $inputTotalIncome', (vector) => {
    const tax = computeActTax({
      year: vector.fy,
      regime: vector.regime,
      age: ages[vector.age],
      resident: vector.resident,
      totalIncome: fromRupees(vector.inputTotalIncome),
    });
    expect({
      totalIncome: toRupees(tax.totalIncome),
      slabTax: toRupees(tax.slabTax),
      rebate: toRupees(tax.rebate),
      rebateMarginalRelief: toRupees(tax.rebateRelief),
      surchargeRate: tax.surchargeRatePercent / 100,
      surcharge: toRupees(tax.surcharge),
      surchargeMarginalRelief: toRupees(tax.surchargeRelief),
      cess: toRupees(tax.cess),
      total: toRupees(tax.total),
      payable: toRupees(tax.payable),
    }).toEqual(vector.expected);
  });
});

describe('the published examples', () => {
  const quantities: Readonly<Record<string, (tax: ActTax) => bigint>> = {
    payable: ({ payable }) => payable,
    slabTax: ({ slabTax }) => slabTax,
    surchargeMarginalRelief: ({ surchargeRelief }) => surchargeRelief,
    'taxAfterRelief,beforeCess': ({ taxBeforeCess }) => taxBeforeCess,
    'tax+surcharge before cess': ({ taxBeforeCess }) => taxBeforeCess,
  };

  const statesOneTax = ({ case: { quantity } }: Published) => quantity in quantities;

  const taxes = vectors.published.filter(statesOneTax).map(({ case: { grossSalary, ...example }, expected }) => ({
    ...example,
    totalIncome: example.totalIncome ?? (grossSalary ?? Number.NaN) - 75_000,
    expected,
  }));

  test.each(taxes)('$fy, $regime regime: $quantity of $totalIncome is $expected', (example) => {
    const tax = computeActTax({
      year: example.fy,
      regime: example.regime,
      age: ages[example.age],
      resident: example.resident,
      totalIncome: fromRupees(example.totalIncome),
    });
    expect(quantities[example.quantity]?.(tax)).toBe(fromRupees(example.expected));
  });

  test('all but two of them state a figure of one tax', () => {
    const others = vectors.published.filter((example) => !statesOneTax(example));
    expect(others.map(({ case: { quantity } }) => quantity)).toEqual([
      'FY24-25 tax minus FY25-26 tax, before cess',
      'totalIncome',
    ]);
  });

  test('the slabs of 2025-26 take 70,000 less of 18,00,000 than those of 2024-25', () => {
    const taxIn = (taxYear: FinancialYear) =>
      computeTaxBeforeCess({ year: taxYear, regime: 'new', age: 'under60', resident: true }, fromRupees(1_800_000))
        .taxBeforeCess;
    expect(toRupees(taxIn('2024-25') - taxIn('2025-26'))).toBe(70_000);
  });
});

describe('the house rent allowance', () => {
  test.each(vectors.hra)('$exempt of $hraReceived is exempt', (vector) => {
    const { exempt } = computeHraExemption({
      year: '2025-26',
      basicSalary: fromRupees(vector.basicPlusDA),
      houseRentAllowance: fromRupees(vector.hraReceived),
      rentPaid: fromRupees(vector.rentPaid),
      metroCity: vector.rate50,
      months: 12,
    });
    expect(exempt).toBe(fromRupees(vector.exempt));
  });
});

describe('health insurance', () => {
  test.each(vectors.s80D)('$allowed of $selfFamily and $parents is allowed', (vector) => {
    const insurance = { ...vector, selfFamily: fromRupees(vector.selfFamily), parents: fromRupees(vector.parents) };
    expect(compute80D(insurance, '2025-26')).toBe(fromRupees(vector.allowed));
  });
});

describe('the break-even', () => {
  test.each([...vectors.breakEvenPublished, ...vectors.breakEvenComputed])(
    'of a salary of $grossSalary is $breakEvenExclStd',
    ({ grossSalary, breakEvenExclStd }) => {
      const { deductions } = findBreakEven({
        year: '2025-26',
        age: 'under60',
        resident: true,
        grossSalary: fromRupees(grossSalary),
      });
      expect(deductions).toBe(fromRupees(breakEvenExclStd));
    },
  );
});
