import { results } from './results.tsx';
import { steps } from './steps.tsx';

test.each([
  ['123', 'section 123'],
  ['10(13A) and rule 2A', 'section 10(13A) and rule 2A'],
  ['First Schedule of the Finance Act, Part I', 'First Schedule of the Finance Act, Part I'],
  ['Schedule III and rule 279', 'Schedule III and rule 279'],
] as const)('%s is cited as %s', (section, words) => {
  expect(results.citeSection(section)).toBe(words);
});

test.each([
  [[], 'with no deductions'],
  [[['₹1,50,000', '80C']], 'with ₹1,50,000 under 80C'],
  [
    [
      ['₹1,50,000', '80C'],
      ['₹12,000', '80D'],
    ],
    'with ₹1,50,000 under 80C and ₹12,000 under 80D',
  ],
] as const)('the deductions %j are “%s”', (deductions, words) => {
  expect(steps.resultLead('₹18,00,000', deductions)).toBe(`On a total income of ₹18,00,000, ${words}.`);
});
