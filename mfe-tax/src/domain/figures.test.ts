import fc from 'fast-check';
import { amountNames, readFigures, writeFigures, type Figures } from './figures.ts';

describe('a salary that another tool hands over', () => {
  test.each([
    ['#basicSalary=1200000', '12,00,000'],
    ['#basicSalary=0', '0'],
    ['#from=statement&basicSalary=960000', '9,60,000'],
  ])('is read from “%s”', (hash, text) => {
    expect(readFigures(hash)).toEqual({ amounts: { basicSalary: text }, choices: { from: 'statement' } });
  });

  test('comes with what was paid under section 80C, or this comes alone', () => {
    expect(readFigures('#basicSalary=1200000&section80C=60000')).toEqual({
      amounts: { basicSalary: '12,00,000', section80C: '60,000' },
      choices: { from: 'statement', from80C: 'statement' },
    });
    expect(readFigures('#section80C=60000')?.choices).toEqual({ from80C: 'statement' });
    expect(readFigures('#section80C=60000&metroCity=no')?.choices).toEqual({ metroCity: 'no' });
  });

  test('is undefined if the calculator itself wrote it', () => {
    expect(readFigures(writeFigures({ amounts: { basicSalary: '12,00,000' }, choices: {} }))).toEqual({
      amounts: { basicSalary: '12,00,000' },
      choices: { metroCity: 'no' },
    });
  });
});

test('one other amount alone was not handed over', () => {
  expect(readFigures('#rentPaid=240000')?.choices).toEqual({});
  expect(readFigures('#basicSalary=240000&rentPaid=240000')?.choices).toEqual({});
});

test('a choice alone is a fragment', () => {
  expect(writeFigures({ amounts: {}, choices: { metroCity: 'no' } })).toBe('#metroCity=no');
});

test.each([
  '',
  '#',
  '#main',
  '#basicSalary',
  '#basicSalary=',
  '#basicSalary=-1',
  '#basicSalary=1e6',
  '#basicSalary=12,00,000',
  '#basicSalary=1234567890123',
  '#amounts=1',
  '#age=17',
  '#year=2025',
  '#year=12025-26',
  '#year=2025-267',
  '#toString=1',
])('“%s” carries no figures', (hash) => {
  expect(readFigures(hash)).toBeUndefined();
});

test('what cannot be read is left out, and the rest stays', () => {
  expect(readFigures('#basicSalary=1e6&otherAllowance=120000.5&metroCity=perhaps&year=2025-26')).toEqual({
    amounts: { otherAllowance: '1,20,000.5' },
    choices: { year: '2025-26' },
  });
});

test('nothing typed and nothing chosen is no fragment', () => {
  expect(writeFigures({ amounts: { basicSalary: '', rentPaid: ' ' }, choices: {} })).toBe('');
});

test('an amount is written as a plain number however it was typed, and a refused one is not', () => {
  expect(
    writeFigures({
      amounts: { basicSalary: '₹15 lakh', otherAllowance: 'a lot', rentPaid: '-5' },
      choices: { metroCity: 'yes' },
    }),
  ).toBe('#basicSalary=1500000&metroCity=yes');
});

test('an own premium that was emptied does not come back from the second step', () => {
  expect(writeFigures({ amounts: { section80D: '12,000', ownPremium: '' }, choices: {} })).toBe(
    '#section80D=12000&ownPremium=0&metroCity=no',
  );
});

test('the same figures have one fragment, in whatever order they were chosen', () => {
  expect(writeFigures({ amounts: {}, choices: { age: '60to79', metroCity: 'yes', from: 'statement' } })).toBe(
    '#from=statement&metroCity=yes&age=60to79',
  );
});

test('figures come back from their fragment as they went in', () => {
  const amounts = fc.dictionary(
    fc.constantFrom(...amountNames),
    fc.integer({ min: 0, max: 9_999_999_999 }).map((paise) => paise / 100),
  );
  const yesNo = fc.constantFrom('yes' as const, 'no' as const);
  const choices = fc.record(
    {
      metroCity: yesNo,
      year: fc.constantFrom('2024-25', '2025-26', '2026-27', '2031-32'),
      age: fc.constantFrom('under60' as const, '60to79' as const, '80plus' as const),
      resident: yesNo,
      city: fc.constantFrom('four' as const, 'eight' as const, 'other' as const),
      governmentEmployer: yesNo,
      ownSenior: yesNo,
      parentsSenior: yesNo,
    },
    { requiredKeys: ['metroCity'] },
  );
  fc.assert(
    fc.property(amounts, choices, (rupees, chosen) => {
      const figures: Figures = {
        amounts: Object.fromEntries(Object.entries(rupees).map(([name, amount]) => [name, String(amount)])),
        choices: chosen,
      };
      const fragment = writeFigures(figures);
      const read = readFigures(fragment);
      expect(read && writeFigures(read)).toBe(fragment);
      expect(read?.choices).toEqual(chosen);
      expect(Object.keys(read?.amounts ?? {}).sort()).toEqual(Object.keys(rupees).sort());
    }),
  );
});
