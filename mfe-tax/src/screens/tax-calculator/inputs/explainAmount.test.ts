import { en } from '../../../texts/en/steps.tsx';
import { acceptedRupees } from '../../../domain/amount/findFault.ts';
import { explainAmount } from './explainAmount.ts';

const field = { name: 'section80C', label: '80C', max: 150_000 } as const;
const salary = { name: 'basicSalary', label: 'Basic Salary', required: true } as const;

describe('what is wrong with an amount', () => {
  test.each([
    ['a missing amount that is needed', '', salary, 'Enter your Basic Salary for the year.'],
    ['a negative amount', '-1', field, '80C cannot be less than ₹0.'],
    ['an amount over the limit', '1,50,001', field, '80C can be at most ₹1,50,000.'],
    ['no amount', 'a lot', field, 'Enter 80C as an amount, such as 12,00,000 or 12 lakh.'],
    [
      'an amount above any income',
      '10,001 crore',
      salary,
      'Basic Salary can be at most ten thousand crore rupees. Please check the zeros.',
    ],
  ])('%s is named, and counts as nothing', (_, text, asked, sentence) => {
    expect(explainAmount(text, asked, en)).toBe(sentence);
    expect(acceptedRupees(text, asked)).toBe(0);
  });

  test.each([
    ['', 0],
    ['1.5 lakh', 150_000],
    ['1,49,999.5', 149_999.5],
  ])('“%s” needs no sentence and counts %d', (text, rupees) => {
    expect(explainAmount(text, field, en)).toBeUndefined();
    expect(acceptedRupees(text, field)).toBe(rupees);
  });
});
