import fc from 'fast-check';
import { financialYears } from '../financialYear.ts';
import { fromRupees } from '../money.ts';
import {
  businessKinds,
  chooseReturnForm,
  returnFacts,
  returnFormRules,
  type ReturnFact,
  type ReturnFormInput,
} from './returnForm.ts';

const salaried: ReturnFormInput = {
  year: '2025-26',
  resident: true,
  business: 'none',
  totalIncome: fromRupees(1_500_000),
  listedLongTermGains: 0n,
  houses: 1,
  facts: new Set(),
};
const formOf = (changes: Partial<ReturnFormInput>) => {
  const { form, bars } = chooseReturnForm({ ...salaried, ...changes });
  return [form, ...bars];
};

test.each<readonly [string, Partial<ReturnFormInput>, readonly string[]]>([
  ['a salary and one house', {}, ['ITR-1']],
  ['two houses since the forms of 2025-26', { houses: 2 }, ['ITR-1']],
  ['two houses before', { year: '2024-25', houses: 2 }, ['ITR-2', 'houses']],
  ['three houses', { houses: 3 }, ['ITR-2', 'houses']],
  ['an income of 50 lakh', { totalIncome: fromRupees(5_000_000) }, ['ITR-1']],
  ['a rupee more of income', { totalIncome: fromRupees(5_000_001) }, ['ITR-2', 'income']],
  ['long-term gains of 1,25,000', { listedLongTermGains: fromRupees(125_000) }, ['ITR-1']],
  ['a rupee more', { listedLongTermGains: fromRupees(125_001) }, ['ITR-2', 'longTermGains']],
  ['a person who lives abroad', { resident: false }, ['ITR-2', 'nonResident']],
  ['a presumptive business', { business: 'presumptive' }, ['ITR-4', 'business']],
  [
    'a presumptive business and a seat on a board',
    { business: 'presumptive', facts: new Set<ReturnFact>(['director']) },
    ['ITR-3', 'business', 'director'],
  ],
  ['a business with books', { business: 'other' }, ['ITR-3', 'business']],
])('%s', (_, changes, expected) => {
  expect(formOf(changes)).toEqual(expected);
});

test.each(returnFacts)('%s bars the short forms, with and without a business', (fact) => {
  expect(formOf({ facts: new Set([fact]) })).toEqual(['ITR-2', fact]);
  expect(formOf({ business: 'presumptive', facts: new Set([fact]) })).toEqual(['ITR-3', 'business', fact]);
});

const inputs: fc.Arbitrary<ReturnFormInput> = fc.record({
  year: fc.constantFrom(...financialYears),
  resident: fc.boolean(),
  business: fc.constantFrom(...businessKinds),
  totalIncome: fc.integer({ min: 0, max: 10_000_000 }).map(fromRupees),
  listedLongTermGains: fc.integer({ min: 0, max: 300_000 }).map(fromRupees),
  houses: fc.integer({ min: 0, max: 4 }),
  facts: fc.subarray([...returnFacts]).map((facts) => new Set(facts)),
});

test('a short form has no bar but its business, and a business is in ITR-3 or ITR-4 alone', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { form, bars } = chooseReturnForm(input);
      expect(form === 'ITR-3' || form === 'ITR-4').toBe(input.business !== 'none');
      if (form === 'ITR-1') expect(bars).toEqual([]);
      if (form === 'ITR-4') expect(bars).toEqual(['business']);
      if (form === 'ITR-2') expect(bars).not.toEqual([]);
    }),
  );
});

test('the forms of a year are its own or earlier ones, each with its source', () => {
  for (const year of financialYears) {
    const { formsOf, sources } = returnFormRules[year];
    expect(formsOf <= year).toBe(true);
    for (const source of sources) expect(new URL(source).protocol).toBe('https:');
  }
});
