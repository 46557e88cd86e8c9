/** What a row was for. No name holds a comma, for the answer is read by splitting on commas. */
export type Category =
  | 'Salary'
  | 'Interest & Other Income'
  | 'Refund'
  | 'Self Transfer'
  | 'Transfer'
  | 'Cash'
  | 'Credit Card Payment'
  | 'Loan EMI'
  | 'Investments'
  | 'Insurance'
  | 'Taxes & Government'
  | 'Bank Charges'
  | 'Rent & Housing'
  | 'Bills & Recharge'
  | 'Groceries'
  | 'Food & Dining'
  | 'Shopping'
  | 'Transport & Fuel'
  | 'Travel'
  | 'Health'
  | 'Education'
  | 'Entertainment & Subscriptions'
  | 'Others';

/**
 * Why a row got its category: `what` is the id of the rule, the dictionary's entry, the keyword as the cues spell it,
 * or the person's name as printed; it is empty where nothing was known.
 */
export interface CategoryReason {
  readonly by: 'rule' | 'merchant' | 'keyword' | 'person' | 'nothing';
  readonly what: string;
}

/** A category that can be checked: it comes with its reason. */
export interface ReasonedCategory {
  readonly category: Category;
  readonly reason: CategoryReason;
}
