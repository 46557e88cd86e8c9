import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Rupees as text with two decimals: `1234.50`, `-0.05`. */
const amountSchema = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));

const reportedTransactionSchema = v.object({
  /** `YYYY-MM-DD`. */
  date: v.string(),
  /** As in the CSV. */
  description: v.string(),
  debit: amountSchema,
  credit: amountSchema,
  /** An amount of which nothing tells whether it is a debit or a credit: both are then `0.00`. */
  amountOfUnknownSide: v.optional(amountSchema),
  /** As printed; absent where none is. */
  balance: v.optional(amountSchema),
  category: v.string(),
  /** Why it has that category: by which kind of evidence, and which entry of it. */
  reason: v.object({ by: v.picklist(['rule', 'merchant', 'keyword', 'person', 'nothing']), what: v.string() }),
  /** Whom the money went to or came from, as capital words without numbers: the same for all rows of the same. */
  counterparty: v.string(),
  /** How far the row is confirmed; the words are in docs/statements.md. */
  standing: v.picklist(['proved', 'figures-proved', 'inferred', 'unproved', 'unprovable']),
  /** Of a row in doubt: by how much the balance changes from the row before to this one, where both are printed. */
  balanceChange: v.optional(amountSchema),
});

const reportedAccountSchema = v.object({
  rows: countSchema,
  /** The last characters of its number; absent where none is printed. */
  numberEnd: v.optional(v.string()),
  order: v.picklist(['oldest first', 'newest first']),
  opening: v.optional(amountSchema),
  closing: v.optional(amountSchema),
  breaks: countSchema,
});

/**
 * A converted statement as data for other programs: its rows with reasons and standings, how far it is proved, its
 * accounts, and the CSV. Rows are numbered from 1 in the order of the document, through all accounts.
 */
export const statementReportSchema = v.object({
  layout: v.string(),
  /** How many transactions there are, how many of them are confirmed, words and figures, and how many nothing could confirm. */
  rows: countSchema,
  proved: countSchema,
  /** Rows whose figures the balances confirm, and whose words have to be checked. */
  rowsToCheckWords: v.array(countSchema),
  unprovable: countSchema,
  doubtfulRows: v.array(countSchema),
  breaks: countSchema,
  /** Codes of what is doubtful about the statement as a whole; a reader may not know all of them. */
  doubts: v.array(v.string()),
  /** The amounts of which nothing tells whether they are debits or credits. */
  unsidedAmounts: v.array(v.object({ row: countSchema, amount: amountSchema })),
  /** Before the first and after the last row, where they are known and there is one account. */
  opening: v.optional(amountSchema),
  closing: v.optional(amountSchema),
  accounts: v.array(reportedAccountSchema),
  transactions: v.array(reportedTransactionSchema),
  /** The same bytes as the answer as `text/csv`. */
  csv: v.string(),
});

export type StatementReport = v.InferOutput<typeof statementReportSchema>;
export type ReportedTransaction = StatementReport['transactions'][number];
