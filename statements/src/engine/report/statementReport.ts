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
  /** An amount that may be a debit or a credit: both are then `0.00`. */
  amountOfUnknownSide: v.optional(amountSchema),
  /** As printed; absent if no balance is printed. */
  balance: v.optional(amountSchema),
  category: v.string(),
  /** The reason for its category: the kind of evidence, and the entry that matched. */
  reason: v.object({ by: v.picklist(['rule', 'merchant', 'keyword', 'person', 'nothing']), what: v.string() }),
  /** The payee or payer, as capital words without numbers, identical in all rows of the same one. */
  counterparty: v.string(),
  /** How far the row is confirmed; the values are in docs/statements.md. */
  status: v.picklist(['proved', 'figures-proved', 'inferred', 'unproved', 'unprovable']),
  /** Whether its words or its date are not confirmed, whatever the status says about its figures. */
  wordsInDoubt: v.optional(v.literal(true)),
  /** For a row in doubt: the change of the balance from the row before to this one, if both are printed. */
  balanceChange: v.optional(amountSchema),
});

const amountsSchema = v.array(amountSchema);

/** The balances and sums that the statement prints, each as often as it is printed, without figures that follow from rows. */
const printedFiguresSchema = v.object({
  opening: v.optional(amountSchema),
  closing: v.optional(amountSchema),
  /** Balances printed again, within or around the table. */
  repeated: amountsSchema,
  debits: amountsSchema,
  credits: amountsSchema,
  debitCount: v.array(countSchema),
  creditCount: v.array(countSchema),
});

/**
 * The printed figures outside the rows that differ from them: `closing`, `carried`, `balance`, `total`, `count`. A client
 * may not know all of them.
 */
const differencesSchema = v.optional(v.array(v.string()), []);

const reportedAccountSchema = v.object({
  rows: countSchema,
  /** The last characters of its number; absent if no number is printed. */
  numberEnd: v.optional(v.string()),
  order: v.picklist(['oldest first', 'newest first']),
  opening: v.optional(amountSchema),
  closing: v.optional(amountSchema),
  breaks: countSchema,
  /** As for the whole statement. */
  differences: differencesSchema,
  /** Absent if no balance was followed. */
  printed: v.optional(printedFiguresSchema),
});

/**
 * A converted statement as data for other programs: its rows with reasons and statuses, its proof, its accounts, and
 * the CSV. Rows are numbered from 1 in the order of the document, through all accounts.
 */
export const statementReportSchema = v.object({
  layout: v.string(),
  /**
   * The number of transactions, the number with confirmed words and figures, and the number that could not be checked.
   */
  rows: countSchema,
  proved: countSchema,
  /** Rows whose figures the balances confirm, but whose words have to be checked. */
  rowsToCheckWords: v.array(countSchema),
  unprovable: countSchema,
  doubtfulRows: v.array(countSchema),
  breaks: countSchema,
  differences: differencesSchema,
  /** Codes of the doubts about the statement as a whole; a client may not know all of them. */
  doubts: v.array(v.string()),
  /** Of an export, the number of rows above each line that looks like a transaction and could not be read. */
  rowsAboveUnread: v.optional(v.array(countSchema)),
  /** The amounts that may be debits or credits. */
  unsidedAmounts: v.array(v.object({ row: countSchema, amount: amountSchema })),
  /** Before the first and after the last row, if they are known and there is one account. */
  opening: v.optional(amountSchema),
  closing: v.optional(amountSchema),
  accounts: v.array(reportedAccountSchema),
  /** The page numbers that a PDF prints, such as 1 and 2 of 3; absent if it prints none. */
  printedPages: v.optional(v.object({ numbers: v.array(countSchema), count: countSchema })),
  transactions: v.array(reportedTransactionSchema),
  /** The same bytes as the response in `text/csv`. */
  csv: v.string(),
});

/** A converted statement as data for other programs. */
export type StatementReport = v.InferOutput<typeof statementReportSchema>;
/** The figures that the statement of an account prints besides its rows. */
export type ReportedFigures = v.InferOutput<typeof printedFiguresSchema>;
/** A transaction of a statement's report. */
export type ReportedTransaction = StatementReport['transactions'][number];
