import { steps } from '../../../texts/en/steps.tsx';
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
  ])('%s is named', (_, text, asked, sentence) => {
    expect(explainAmount(text, asked, steps)).toBe(sentence);
  });

  test.each(['', '1.5 lakh', '1,49,999.5'])('“%s” needs no sentence', (text) => {
    expect(explainAmount(text, field, steps)).toBeUndefined();
  });
});
