import type { Category } from './category.ts';

/** Codes that a business has, from one number to another. */
type CodeRange = readonly [from: number, to: number, category: Category];

/**
 * Kinds of business by merchant category code (ISO 18245), which some banks print in the narration. The first matching
 * range wins. Codes that say nothing about the goods are left out.
 */
const codeRanges: readonly CodeRange[] = [
  [3000, 3999, 'Travel'],
  [4011, 4011, 'Travel'],
  [4112, 4112, 'Travel'],
  [4111, 4131, 'Transport & Fuel'],
  [4411, 4411, 'Travel'],
  [4511, 4722, 'Travel'],
  [4784, 4784, 'Transport & Fuel'],
  [4812, 4812, 'Shopping'],
  [4813, 4814, 'Bills & Recharge'],
  [4899, 4900, 'Bills & Recharge'],
  [5122, 5122, 'Health'],
  [5172, 5172, 'Transport & Fuel'],
  [5192, 5192, 'Education'],
  [5200, 5261, 'Shopping'],
  [5300, 5399, 'Shopping'],
  [5411, 5422, 'Groceries'],
  [5441, 5441, 'Food & Dining'],
  [5451, 5451, 'Groceries'],
  [5462, 5462, 'Food & Dining'],
  [5499, 5499, 'Groceries'],
  [5511, 5599, 'Transport & Fuel'],
  [5611, 5799, 'Shopping'],
  [5811, 5814, 'Food & Dining'],
  [5815, 5818, 'Entertainment & Subscriptions'],
  [5912, 5912, 'Health'],
  [5921, 5921, 'Food & Dining'],
  [5942, 5943, 'Education'],
  [5960, 5960, 'Insurance'],
  [5975, 5976, 'Health'],
  [5931, 5999, 'Shopping'],
  [6211, 6211, 'Investments'],
  [6300, 6399, 'Insurance'],
  [6513, 6513, 'Rent & Housing'],
  [7011, 7033, 'Travel'],
  [7512, 7549, 'Transport & Fuel'],
  [7829, 7999, 'Entertainment & Subscriptions'],
  [8011, 8099, 'Health'],
  [8211, 8299, 'Education'],
  [8351, 8351, 'Education'],
  [9211, 9402, 'Taxes & Government'],
];

/** The category of a merchant category code such as `5411`; undefined for codes that do not tell it. */
export function categoryOfCode(code: string): Category | undefined {
  const number = /^\d{4}$/.test(code) ? Number(code) : 0;
  return codeRanges.find(([from, to]) => from <= number && number <= to)?.[2];
}
