import { explainValidity } from './explainValidity.ts';

const field = { name: 'section80C', label: '80C', max: 150_000 } as const;

const valid = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
} satisfies ValidityState;

describe('what is wrong with an amount', () => {
  test.each([
    ['a missing amount', { valueMissing: true }, 'Enter your 80C for the year.'],
    ['a negative amount', { rangeUnderflow: true }, '80C cannot be less than ₹0.'],
    ['an amount over the limit', { rangeOverflow: true }, '80C can be at most ₹1,50,000.'],
    ['no number', { badInput: true, valueMissing: true }, 'Enter 80C in figures only, such as 120000.'],
  ])('%s is named', (_, fault, sentence) => {
    expect(explainValidity({ ...valid, ...fault, valid: false }, field)).toBe(sentence);
  });

  test('a valid amount needs no sentence', () => {
    expect(explainValidity(valid, field)).toBeUndefined();
  });
});
