import fc from 'fast-check';
import { noFigures } from '../figures.ts';
import { fromRupees, toRupees, type Money } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import { estimateByAct, type ActInputs } from './estimate.ts';
import { computeHouseIncome } from './house.ts';

const estimate = (figures: Partial<ActInputs>) => estimateByAct({ ...toActInputs(noFigures, '2025-26'), ...figures });

test.each([
  // 3,00,000 − 20,000 = 2,80,000, less 84,000 and 1,00,000: 96,000 in both regimes.
  ['adds its rent less taxes, 30% and interest', { letOutInterest: 100_000 }, 1_546_000, 1_521_000],
  // 1,96,000 are left for interest. Old: 2,00,000 more; new: none.
  ['has a loss of at most 2,00,000, in the old regime alone', { letOutInterest: 500_000 }, 1_250_000, 1_425_000],
  // The own house takes 1,50,000 of the 2,00,000.
  [
    'shares the limit with the house that one lives in',
    { letOutInterest: 500_000, homeLoanInterest: 150_000 },
    1_250_000,
    1_425_000,
  ],
  // 1,96,000 − 60,000 − 50,000 in the old regime, 1,96,000 − 60,000 in the new one.
  [
    'sets its income against the interest of the own house',
    { letOutInterest: 60_000, homeLoanInterest: 50_000 },
    1_536_000,
    1_561_000,
  ],
  // Taxes above the rent do not make a loss.
  ['never has a negative annual value', { municipalTaxes: 400_000 }, 1_450_000, 1_425_000],
] as const)('a house that is let out %s', (_, figures, old, recent) => {
  const result = estimate({ basicSalary: 1_500_000, rentReceived: 300_000, municipalTaxes: 20_000, ...figures });
  expect([toRupees(result.old.totalIncome), toRupees(result.new.totalIncome)]).toEqual([old, recent]);
});

test('a loss that other income does not cover lowers the gains', () => {
  // 2,00,000 of interest, 1,00,000 of it against other income: 4,00,000 of gains are left, 1,50,000 of them above the
  // basic exemption. 20% is 30,000, less the rebate 17,500, cess 700.
  const { old } = estimate({ homeLoanInterest: 200_000, otherIncome: 100_000, shortTermGains: 500_000 });
  expect([toRupees(old.totalIncome), toRupees(old.gains.shortTerm), toRupees(old.payable)]).toEqual([
    400_000, 400_000, 18_200,
  ]);
});

test('the loss of a house that is let out lowers the gains, in the old regime alone', () => {
  // Of 3,00,000 of interest 70,000 take the rent, and 2,00,000 more count: 50,000 against other income.
  const { old, new: recent } = estimate({
    otherIncome: 50_000,
    rentReceived: 100_000,
    letOutInterest: 300_000,
    shortTermGains: 500_000,
  });
  expect([toRupees(old.totalIncome), toRupees(recent.totalIncome)]).toEqual([350_000, 550_000]);
});

test('deductions for savings, and a salary’s own, never lower the gains', () => {
  const { old } = estimate({
    basicSalary: 60_000,
    professionalTax: 20_000,
    otherIncome: 40_000,
    section80C: 150_000,
    section80CCD1B: 50_000,
    employerNps: 10_000,
    section80D: { selfFamily: 25_000, selfSenior: false, parents: 0, parentsSenior: false },
    shortTermGains: 500_000,
  });
  expect(toRupees(old.totalIncome)).toBe(500_000);
  const withoutOther = estimate({ professionalTax: 20_000, shortTermGains: 500_000 });
  expect(toRupees(withoutOther.old.totalIncome)).toBe(500_000);
});

test('gains count before the change only in the year of the change, and at most those of the year', () => {
  const figures = {
    shortTermGains: 100_000,
    shortTermGainsEarlier: 150_000,
    longTermGains: 80_000,
    longTermGainsEarlier: 30_000,
  };
  const kinds = (year: ActInputs['year']) =>
    Object.entries(estimate({ year, ...figures }).new.gains).map(([kind, gain]) => [kind, toRupees(gain)]);
  expect(kinds('2024-25')).toEqual([
    ['shortTerm', 0],
    ['shortTermEarlier', 100_000],
    ['longTerm', 50_000],
    ['longTermEarlier', 30_000],
  ]);
  expect(kinds('2025-26')).toEqual([
    ['shortTerm', 100_000],
    ['shortTermEarlier', 0],
    ['longTerm', 80_000],
    ['longTermEarlier', 0],
  ]);
});

test.each([
  [70_200, 0],
  [50_004, 20_200],
  [50_005, 20_200],
  [50_006, 20_190],
  [75_204, -5_000],
  [75_205, -5_010],
])('if %d of a tax of 70,200 is deducted, %d is left to pay, or refunded', (taxDeducted, due) => {
  // Of 7,75,000: 12,500 and 20% of 2,75,000, cess 2,700.
  const { old } = estimate({ otherIncome: 775_000, taxDeducted });
  expect(toRupees(old.payable)).toBe(70_200);
  expect(toRupees(old.due)).toBe(due);
});

const money = (max: number) => fc.integer({ min: 0, max }).map(fromRupees);
const houses = fc.record({
  rentReceived: money(1_000_000),
  municipalTaxes: money(200_000),
  letOutInterest: money(1_000_000),
  ownInterest: money(200_000),
});
const limit = fc.constantFrom<Money[]>(0n, fromRupees(200_000));

test('a house never lowers other income by more than the limit or the interest of the own house', () => {
  fc.assert(
    fc.property(houses, limit, (figures, lossLimit) => {
      const { annualValue, repairs, interest, loss } = computeHouseIncome(figures, lossLimit, 30);
      expect(loss).toBeLessThanOrEqual(lossLimit > figures.ownInterest ? lossLimit : figures.ownInterest);
      expect(interest).toBeLessThanOrEqual(figures.letOutInterest);
      expect(repairs * 10n).toBe(annualValue * 3n);
    }),
  );
});
