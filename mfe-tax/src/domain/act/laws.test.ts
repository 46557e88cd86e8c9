import fc from 'fast-check';
import { fromRupees, percentOf, remainder, sum, type Money } from '../money.ts';
import { findBreakEven } from './breakEven.ts';
import { computeActTax, computeTaxBeforeCess, type Taxpayer } from './computeActTax.ts';
import { estimateByAct, type ActInputs } from './estimate.ts';
import { compute80D } from './healthInsurance.ts';
import { computeHraExemption } from './hra.ts';
import { roundToTens } from './rounding.ts';
import { years, type AgeBand } from './years.ts';
import { financialYears } from '../financialYear.ts';

const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100);
const money = (max: number) => rupees(max).map(fromRupees);

/** Small, middling and very large incomes, and those next to where a rule begins. */
const income = fc.oneof(
  money(3_000_000),
  money(120_000_000),
  fc
    .tuple(
      fc.constantFrom(500_000, 700_000, 1_200_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000),
      fc.integer({ min: -2_000, max: 200_000 }),
    )
    .map(([threshold, distance]) => fromRupees(threshold + distance)),
);

const person = {
  year: fc.constantFrom(...financialYears),
  age: fc.constantFrom<AgeBand[]>('under60', '60to79', '80plus'),
  resident: fc.boolean(),
};

const taxpayer: fc.Arbitrary<Taxpayer> = fc.record({ ...person, regime: fc.constantFrom('old', 'new') });

const inputs: fc.Arbitrary<ActInputs> = fc.record({
  ...person,
  basicSalary: rupees(8_000_000),
  houseRentAllowance: rupees(2_000_000),
  otherAllowance: rupees(2_000_000),
  rentPaid: rupees(2_000_000),
  city: fc.constantFrom('Delhi', 'Pune', 'Noida'),
  section80C: rupees(200_000),
  section80CCD1B: rupees(70_000),
  employerNps: rupees(500_000),
  governmentEmployer: fc.boolean(),
  section80D: fc.record({
    selfFamily: rupees(70_000),
    selfSenior: fc.boolean(),
    parents: rupees(70_000),
    parentsSenior: fc.boolean(),
  }),
  homeLoanInterest: rupees(300_000),
  professionalTax: rupees(3_000),
  otherIncome: rupees(2_000_000),
  rentReceived: rupees(1_000_000),
  municipalTaxes: rupees(50_000),
  letOutInterest: rupees(1_000_000),
  shortTermGains: rupees(2_000_000),
  longTermGains: rupees(2_000_000),
  shortTermGainsEarlier: rupees(500_000),
  longTermGainsEarlier: rupees(500_000),
  taxDeducted: rupees(1_000_000),
});

const ten = fromRupees(10);

describe('laws of rounding', () => {
  test('a rounded amount is a multiple of ten rupees, and rounding it again changes nothing', () => {
    fc.assert(
      fc.property(money(100_000_000), (amount) => {
        const rounded = roundToTens(amount);
        expect(rounded % ten).toBe(0n);
        expect(roundToTens(rounded)).toBe(rounded);
      }),
    );
  });

  test('an amount moves by five rupees at most upwards, and by less than five downwards, paise dropped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 99 }), (whole, paise) => {
        const moved = roundToTens(fromRupees(whole + paise / 100)) - fromRupees(whole);
        expect(moved).toBeLessThanOrEqual(fromRupees(5));
        expect(moved).toBeGreaterThan(-fromRupees(5));
      }),
    );
  });

  test.each([
    [4.99, 0],
    [5, 10],
    [14.99, 10],
    [15, 20],
  ])('%d becomes %d', (amount, rounded) => {
    expect(roundToTens(fromRupees(amount))).toBe(fromRupees(rounded));
  });
});

describe('laws of the tax', () => {
  test('the parts make the whole', () => {
    fc.assert(
      fc.property(taxpayer, income, (who, totalIncome) => {
        const tax = computeActTax({ ...who, totalIncome });
        expect(sum(tax.slabTaxes.map((slabTax) => slabTax.income))).toBe(tax.totalIncome);
        expect(sum(tax.slabTaxes.map((slabTax) => slabTax.tax))).toBe(tax.slabTax);
        expect(tax.taxBeforeCess).toBe(tax.slabTax - tax.rebate - tax.rebateRelief + tax.surcharge);
        expect(tax.cess * 100n).toBe(tax.taxBeforeCess * BigInt(years[who.year].cessPercent));
        expect(tax.total).toBe(tax.taxBeforeCess + tax.cess);
        expect(tax.surcharge + tax.surchargeRelief).toBe(percentOf(tax.surchargeRatePercent, tax.slabTax));
      }),
    );
  });

  test('no part is negative', () => {
    fc.assert(
      fc.property(taxpayer, income, (who, totalIncome) => {
        const { taxBeforeCess, rebate, rebateRelief, surcharge, surchargeRelief } = computeActTax({
          ...who,
          totalIncome,
        });
        for (const part of [taxBeforeCess, rebate, rebateRelief, surcharge, surchargeRelief]) {
          expect(part).toBeGreaterThanOrEqual(0n);
        }
      }),
    );
  });

  test('more income never lowers the tax', () => {
    fc.assert(
      fc.property(taxpayer, income, income, (who, one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        expect(computeTaxBeforeCess(who, lower).taxBeforeCess).toBeLessThanOrEqual(
          computeTaxBeforeCess(who, higher).taxBeforeCess,
        );
      }),
    );
  });

  /** Whether a rise crosses the end of the old regime's rebate, which has no relief: the only step in the Act's tax. */
  const crossesOldRebate = ({ year, regime, resident }: Taxpayer, lower: Money, higher: Money) => {
    const { incomeLimit } = years[year].regimes.old.rebate;
    return regime === 'old' && resident && lower <= incomeLimit && higher > incomeLimit;
  };

  test('more income never leaves less, but for cess, rounding and the end of the old regime’s rebate', () => {
    fc.assert(
      fc.property(taxpayer, income, fc.oneof(money(200), money(200_000)), (who, start, more) => {
        const before = computeActTax({ ...who, totalIncome: start });
        const after = computeActTax({ ...who, totalIncome: start + more });
        fc.pre(!crossesOldRebate(who, before.totalIncome, after.totalIncome));
        const rise = after.totalIncome - before.totalIncome;
        expect(after.payable - before.payable).toBeLessThanOrEqual(
          rise + percentOf(years[who.year].cessPercent, rise) + ten,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test('people who do not live in India have neither rebate nor relief, and the slabs of people under 60', () => {
    fc.assert(
      fc.property(taxpayer, income, (who, totalIncome) => {
        const abroad = computeActTax({ ...who, resident: false, totalIncome });
        expect([abroad.rebate, abroad.rebateRelief]).toEqual([0n, 0n]);
        expect(abroad).toEqual(computeActTax({ ...who, age: 'under60', resident: false, totalIncome }));
      }),
    );
  });
});

describe('laws of the house rent allowance', () => {
  test('the exempt part is one of the three amounts and above none of them', () => {
    fc.assert(
      fc.property(
        money(5_000_000),
        money(2_000_000),
        money(2_000_000),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...financialYears),
        (salary, received, rent, metro, months, year) => {
          const figures = {
            year,
            basicSalary: salary,
            houseRentAllowance: received,
            rentPaid: rent,
            metroCity: metro,
            months,
          };
          const { exempt, ...three } = computeHraExemption(figures);
          expect(Object.values(three)).toContain(exempt);
          for (const amount of Object.values(three)) {
            expect(exempt).toBeLessThanOrEqual(amount);
          }
          expect(exempt).toBeGreaterThanOrEqual(0n);
          expect(computeHraExemption({ ...figures, metroCity: true }).exempt).toBeGreaterThanOrEqual(exempt);
        },
      ),
    );
  });
});

describe('laws of health insurance', () => {
  test.each([
    [false, false, 50_000],
    [true, false, 75_000],
    [false, true, 75_000],
    [true, true, 100_000],
  ])(
    'with seniors in the family %s and among the parents %s at most %d is allowed',
    (selfSenior, parentsSenior, limit) => {
      const premium = fromRupees(1_000_000);
      const seniors = { selfSenior, parentsSenior };
      expect(compute80D({ selfFamily: premium, parents: premium, ...seniors }, '2026-27')).toBe(fromRupees(limit));
      expect(compute80D({ selfFamily: 1n, parents: 2n, ...seniors }, '2026-27')).toBe(3n);
    },
  );
});

describe('laws of the estimate', () => {
  test('more deductions never raise the old tax, and never touch the new one', () => {
    fc.assert(
      fc.property(inputs, rupees(100_000), (figures, more) => {
        const before = estimateByAct(figures);
        const after = estimateByAct({
          ...figures,
          section80C: figures.section80C + more,
          section80CCD1B: figures.section80CCD1B + more,
          homeLoanInterest: figures.homeLoanInterest + more,
          professionalTax: figures.professionalTax + more,
          rentPaid: figures.rentPaid + more,
          section80D: { ...figures.section80D, parents: figures.section80D.parents + more },
        });
        expect(after.old.payable).toBeLessThanOrEqual(before.old.payable);
        expect(after.new.payable).toBe(before.new.payable);
      }),
    );
  });

  test('tax and take home are the gross income, and the difference is that of the taxes', () => {
    fc.assert(
      fc.property(inputs, (figures) => {
        const { old, new: recent, betterRegime, difference } = estimateByAct(figures);
        for (const estimate of [old, recent]) {
          expect(estimate.takeHome + estimate.payable).toBe(estimate.grossIncome);
        }
        const saving = old.payable - recent.payable;
        expect(difference).toBe(betterRegime === 'old' ? -saving : saving);
        expect(betterRegime === 'same').toBe(saving === 0n);
      }),
    );
  });

  test('no more is allowed than was claimed', () => {
    fc.assert(
      fc.property(inputs, (figures) => {
        const { old, new: recent } = estimateByAct(figures);
        for (const { claimed, allowed } of [...old.deductions, ...recent.deductions]) {
          expect(allowed).toBeLessThanOrEqual(claimed);
          expect(allowed).toBeGreaterThanOrEqual(0n);
        }
      }),
    );
  });
});

describe('laws of the break-even', () => {
  const figures = fc.record({ ...person, grossSalary: fc.oneof(money(3_000_000), money(100_000_000)) });

  /** By how much the old tax on the salary, with the standard deduction and more, exceeds the new one. */
  const excess = ({ grossSalary, ...who }: Parameters<typeof findBreakEven>[0], deductions: Money) => {
    const taxOn = (regime: 'old' | 'new', deducted: Money) =>
      computeTaxBeforeCess({ ...who, regime }, grossSalary > deducted ? grossSalary - deducted : 0n).taxBeforeCess;
    const { old, new: recent } = years[who.year].regimes;
    return taxOn('old', old.standardDeduction + deductions) - taxOn('new', recent.standardDeduction);
  };

  test('a paisa more and the old regime is no dearer; a paisa less and it is', () => {
    fc.assert(
      fc.property(figures, (of) => {
        const { deductions } = findBreakEven(of);
        const paisa = fromRupees(0.01);
        expect(deductions % paisa).toBe(0n);
        expect(excess(of, deductions + paisa)).toBeLessThanOrEqual(0n);
        if (deductions > 0n) {
          expect(excess(of, deductions - paisa)).toBeGreaterThan(0n);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('it is a tie exactly where the new regime takes nothing', () => {
    fc.assert(
      fc.property(figures, ({ grossSalary, ...who }) => {
        const totalIncome = remainder(grossSalary, years[who.year].regimes.new.standardDeduction);
        const newTax = computeTaxBeforeCess({ ...who, regime: 'new' }, totalIncome).taxBeforeCess;
        expect(findBreakEven({ ...who, grossSalary }).kind).toBe(newTax === 0n ? 'tie' : 'amount');
      }),
    );
  });

  test.each([
    // 15% of each rupee more in the new regime against 30% in the old: half a rupee more must be deducted.
    [1_650_000, 587_500],
    [1_650_000.01, 587_500.01],
    [1_650_000.02, 587_500.01],
    [1_650_000.03, 587_500.02],
    // 15% against 20%: a quarter.
    [1_500_000.01, 543_750],
    [1_500_000.02, 543_750.01],
    [1_500_000.03, 543_750.01],
    [1_500_000.05, 543_750.01],
  ])('of a salary of %d it is %d: half a paisa is rounded up, less is dropped', (grossSalary, deductions) => {
    expect(
      findBreakEven({ year: '2025-26', age: 'under60', resident: true, grossSalary: fromRupees(grossSalary) }),
    ).toEqual({ kind: 'amount', deductions: fromRupees(deductions) });
  });

  test.each([
    [1_200_000, 650_000],
    [1_275_000, 725_000],
    [500_000, 0],
    [0, 0],
  ])('of a salary of %d the old regime can only tie, from %d on', (grossSalary, deductions) => {
    expect(
      findBreakEven({ year: '2025-26', age: 'under60', resident: true, grossSalary: fromRupees(grossSalary) }),
    ).toEqual({ kind: 'tie', deductions: fromRupees(deductions) });
  });
});
