import fc from 'fast-check';
import { businessKinds, returnFacts } from './act/returnForm.ts';
import { readFigures, writeFigures } from './figures.ts';
import { professionalTaxTimes, providentFunds } from './payslip.ts';
import { readWay, writeWay, type WayAnswers } from './wayAnswers.ts';

const month = fc.integer({ min: 0, max: 11 });
const amount = fc.integer({ min: 0, max: 99_999_99 }).map((paise) => paise / 100);
const answers: fc.Arbitrary<WayAnswers> = fc.record(
  {
    business: fc.constantFrom(...businessKinds),
    houses: fc.integer({ min: 0, max: 9 }),
    facts: fc.subarray([...returnFacts], { minLength: 1 }),
    fund: fc.constantFrom(...providentFunds),
    regime: fc.constantFrom('old', 'new'),
    changedFrom: month,
    times: fc.constantFrom(...professionalTaxTimes),
    taxEach: amount,
    taxInFebruary: amount,
    firstMonth: month,
  },
  { requiredKeys: [] },
);

test('an address carries every answer, as one value beside the figures', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const way = writeWay(given);
      const address = writeFigures({ amounts: { basicSalary: '100' }, choices: { way } });
      expect(readFigures(address)?.choices.way).toBe(way);
      expect(readWay(way)).toEqual(given);
    }),
  );
});

test('what is not known is no answer', () => {
  expect(writeWay({})).toBeUndefined();
  expect(writeWay({ taxEach: 200, business: 'other' })).toBe('business-other_taxEach-200');
  expect(readWay(undefined)).toEqual({});
  expect(readWay('business-none_houses-x_facts-mars_changedFrom-12_taxEach-1e9_other-1')).toEqual({ business: 'none' });
  expect(readFigures('#basicSalary=1&metroCity=no&way=%3Cb%3E')?.choices.way).toBeUndefined();
});
