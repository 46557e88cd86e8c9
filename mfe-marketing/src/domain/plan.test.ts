import { plan, quote, quoteInRupees, yearlySaving } from './plan.ts';

describe('the plan', () => {
  test('saves $60 a year when it is paid yearly', () => {
    expect(yearlySaving).toBe(60);
  });

  test('quotes the chosen billing with the other one beside it', () => {
    expect(quote('monthly')).toEqual({
      perDay: '1',
      price: '$30 per month',
      other: 'Billed monthly. Or $300 per year, $60 less than twelve months.',
    });
    expect(quote('yearly')).toEqual({
      perDay: '0.82',
      price: '$300 per year',
      other: 'Billed yearly: $60 less than twelve months at $30 per month.',
    });
  });

  test('is quoted in rupees at a rate', () => {
    expect(quoteInRupees('monthly', 88)).toBe('About ₹2,640 per month, at ₹88 to the dollar.');
    expect(quoteInRupees('yearly', 88.5)).toBe('About ₹26,550 per year, at ₹88.5 to the dollar.');
  });

  test('quotes days that add up to what is billed, to half a cent a day', () => {
    expect(Number(quote('monthly').perDay) * 30).toBe(plan.perMonth);
    expect(Math.abs(Number(quote('yearly').perDay) * 365 - plan.perYear)).toBeLessThanOrEqual(0.005 * 365);
  });
});
