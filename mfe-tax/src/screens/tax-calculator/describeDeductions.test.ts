import { describeDeductions } from './describeDeductions.ts';

test.each([
  [0, 0, 'with no deductions'],
  [150_000, 0, 'with ₹1,50,000 under 80C'],
  [0, 12_000, 'with ₹12,000 under 80D'],
  [150_000, 12_000, 'with ₹1,50,000 under 80C and ₹12,000 under 80D'],
])('80C of %d and 80D of %d are “%s”', (section80C, section80D, words) => {
  expect(describeDeductions({ section80C, section80D })).toBe(words);
});
