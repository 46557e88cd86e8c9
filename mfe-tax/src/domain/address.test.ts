import { readAddress, steps, writeAddress } from './address.ts';

test.each(steps)('the address of the step “%s” leads back to it', (step) => {
  for (const period of ['annual', 'monthly'] as const)
    expect(readAddress(writeAddress('', { step, period }))).toEqual({ step, period });
});

test('the first step for the year needs no words', () => {
  expect(writeAddress('?step=result&period=monthly', { step: 'income', period: 'annual' })).toBe('');
});

test('what belongs to others stays', () => {
  expect(writeAddress('?from=statement&step=result', { step: 'deductions', period: 'monthly' })).toBe(
    '?from=statement&step=deductions&period=monthly',
  );
});

test.each(['', '?step=', '?step=toString', '?period=weekly'])('“%s” is the first step, for the year', (search) => {
  expect(readAddress(search)).toEqual({ step: 'income', period: 'annual' });
});
