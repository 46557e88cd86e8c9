/** The titles of the sheet of transactions in the workbooks that this engine writes, by which it recognises them. */
export const transactionTitles = [
  'Date',
  'Description',
  'Debit',
  'Credit',
  'Balance',
  'Category',
  'Please check',
  'Account',
  'File',
] as const;
