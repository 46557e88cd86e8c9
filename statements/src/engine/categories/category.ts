/** The categories of rows. No name contains a comma, because the page splits the CSV on commas. */
export const categories = [
  'Salary',
  'Interest & Other Income',
  'Refund',
  'Self Transfer',
  'Transfer',
  'Cash',
  'Credit Card Payment',
  'Loan EMI',
  'Investments',
  'Insurance',
  'Taxes & Government',
  'Bank Charges',
  'Rent & Housing',
  'Bills & Recharge',
  'Groceries',
  'Food & Dining',
  'Shopping',
  'Transport & Fuel',
  'Travel',
  'Health',
  'Education',
  'Entertainment & Subscriptions',
  'Others',
] as const;

/** The name of a category. */
export type Category = (typeof categories)[number];

/**
 * Why a row got its category: `what` is the id of the rule, the dictionary entry, the keyword as the word lists spell
 * it, or the person's name as printed; it is empty when nothing was known.
 */
export interface CategoryReason {
  readonly by: 'rule' | 'merchant' | 'keyword' | 'person' | 'nothing';
  readonly what: string;
}

/** A category together with its reason, so that it can be checked. */
export interface ReasonedCategory {
  readonly category: Category;
  readonly reason: CategoryReason;
}
