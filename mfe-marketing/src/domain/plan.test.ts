import { plan, quote, yearlySaving } from './plan.ts';

describe('the plan', () => {
  it('costs $1 a day, which is $30 a month', () => {
    expect(plan.perDay * 30).toBe(plan.perMonth);
  });

  it('saves $60 a year when it is paid yearly', () => {
    expect(yearlySaving).toBe(60);
  });

  it('quotes the chosen billing with the other one beside it', () => {
    expect(quote('monthly')).toEqual({
      price: '$30 per month',
      other: 'Or $300 per year, $60 less than twelve months.',
    });
    expect(quote('yearly')).toEqual({ price: '$300 per year', other: '$60 less than twelve months at $30 per month.' });
  });
});
