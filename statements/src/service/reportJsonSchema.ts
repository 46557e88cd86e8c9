const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const amount = { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$` } as const;
const listOf = <T extends object>(items: T) => ({ type: 'array', items }) as const;
const described = <T extends object>(schema: T, description: string) => ({ ...schema, description });

const transaction = {
  type: 'object',
  required: ['date', 'description', 'debit', 'credit', 'category', 'reason', 'counterparty', 'status'],
  properties: {
    date: { type: 'string', format: 'date' },
    description: text,
    debit: amount,
    credit: amount,
    amountOfUnknownSide: described(amount, 'It may be a debit or a credit; both are then 0.00.'),
    balance: described(amount, 'As printed; absent if none is printed.'),
    category: text,
    reason: {
      type: 'object',
      required: ['by', 'what'],
      properties: { by: { enum: ['rule', 'merchant', 'keyword', 'person', 'nothing'] }, what: text },
    },
    counterparty: described(text, 'Whom the money went to or came from: the same for all rows of the same.'),
    status: described(
      { enum: ['proved', 'figures-proved', 'inferred', 'unproved', 'unprovable'] },
      'proved: words and figures are confirmed. figures-proved: figures confirmed, check the words.',
    ),
    balanceChange: described(amount, 'Of a row in doubt: by how much the balance changes there.'),
  },
} as const;

const account = {
  type: 'object',
  required: ['rows', 'order', 'breaks'],
  properties: {
    rows: count,
    numberEnd: text,
    order: { enum: ['oldest first', 'newest first'] },
    opening: amount,
    closing: amount,
    breaks: count,
  },
} as const;

/** The report of a statement as JSON Schema, for the description of the service. */
export const reportJsonSchema = {
  type: 'object',
  required: [
    'layout',
    'rows',
    'proved',
    'rowsToCheckWords',
    'unprovable',
    'doubtfulRows',
    'breaks',
    'doubts',
    'unsidedAmounts',
  ].concat('accounts', 'transactions', 'csv'),
  properties: {
    layout: text,
    rows: count,
    proved: count,
    rowsToCheckWords: described(listOf(count), 'Rows whose figures are confirmed, and whose words are not.'),
    unprovable: count,
    doubtfulRows: listOf(count),
    breaks: count,
    doubts: listOf(text),
    unsidedAmounts: listOf({ type: 'object', required: ['row', 'amount'], properties: { row: count, amount } }),
    opening: amount,
    closing: amount,
    accounts: listOf(account),
    transactions: listOf(transaction),
    csv: described(text, 'The same bytes as the answer as text/csv.'),
  },
};
