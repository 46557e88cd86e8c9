import { parseStatement } from '../../report/parseStatement.ts';
import { typedTextSource } from '../../text/testing/typedTextSource.ts';
import type { TypedText } from '../../text/testing/typedTextSource.ts';
import { genericLayout } from '../generic.ts';
import type { Heading, ColumnRole } from '../layout.ts';
import { layouts } from './layouts.ts';

const money: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'amount', 'balance']);

interface Row {
  readonly date: string;
  readonly text: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly balance: string;
}

const rows: readonly Row[] = [
  { date: '14/01/2026', text: 'UPI/A SHOP', debit: '120.00', balance: '880.00' },
  { date: '15/01/2026', text: 'NEFT/SALARY', credit: '1,20,000.00', balance: '1,20,880.00' },
  { date: '16/01/2026', text: 'ATM/CASH', debit: '880.50', balance: '1,19,999.50' },
];

function cellOf(role: ColumnRole, row: Row, number: number): string {
  const cells: Readonly<Record<ColumnRole, string>> = {
    date: row.date,
    valueDate: row.date,
    serial: String(number),
    narration: row.text,
    other: '-',
    debit: row.debit ?? '',
    credit: row.credit ?? '',
    amount: row.debit ?? row.credit ?? '',
    side: row.debit === undefined ? 'CR' : 'DR',
    balance: row.balance,
    balanceSide: 'CR',
  };
  return cells[role];
}

/** Types a heading and rows below it: text under the left edge of its title, amounts up to the right one. */
function typeTable(heading: Heading, letterhead: string, printed = rows): TypedText[] {
  let x = 20;
  const columns = heading.map(([role, title = '']) => {
    const left = x;
    const width = Math.max(title.length, role === 'narration' ? 14 : 12) * 4;
    x += width + 12;
    return { role, title, left, right: left + width };
  });
  const ending = (right: number, text: string) => right - text.length * 4;
  return [
    { x: 20, y: 20, text: `${letterhead}, a statement typed for the tests of layouts` },
    ...columns.flatMap(({ role, title, left, right }) => {
      if (title === '') return [];
      return [{ x: money.has(role) ? ending(right, title) : left, y: 60, text: title }];
    }),
    ...printed.flatMap((row, index) =>
      columns.flatMap(({ role, left, right }) => {
        const text = cellOf(role, row, index + 1);
        return text === '' ? [] : [{ x: money.has(role) ? ending(right, text) : left, y: 80 + 14 * index, text }];
      }),
    ),
  ];
}

const read = [
  { date: '2026-01-14', description: 'UPI/A SHOP', debitPaise: 12000, creditPaise: 0, balancePaise: 88000 },
  { date: '2026-01-15', description: 'NEFT/SALARY', debitPaise: 0, creditPaise: 12000000, status: 'proved' },
  { date: '2026-01-16', description: 'ATM/CASH', debitPaise: 88050, creditPaise: 0, status: 'proved' },
];

/** The values read below a heading. If the side of the first amount is unknown, it is on neither side. */
function rowsBelow(heading: Heading) {
  const statesSides = heading.some(([role]) => role === 'debit' || role === 'side');
  const unsided = { ...read[0], debitPaise: 0, creditPaise: 0, unsidedPaise: 12000, status: 'unproved' };
  return statesSides ? read : [unsided, ...read.slice(1)];
}

describe('the layouts', () => {
  test('have unique ids', () => {
    expect(new Set([...layouts, genericLayout].map(({ id }) => id)).size).toBe(layouts.length + 1);
  });

  const cases = layouts.flatMap((layout) =>
    layout.headings.map((heading, index) => ({ layout, heading, name: `${layout.id}, heading ${index + 1}` })),
  );

  test.each(cases)('$name: a statement with its titles is read by it, row for row', ({ layout, heading }) => {
    const letterhead = layout.bank.marks[0]?.source.replace(/\\b|\\s\?/g, ' ').trim() ?? '';
    const {
      layout: id,
      transactions,
      proof,
    } = parseStatement(typedTextSource([typeTable(heading, letterhead)]), {
      maxPages: 1,
    });
    expect(id).toBe(layout.id);
    expect(transactions).toMatchObject(rowsBelow(heading));
    expect(proof.breaks).toBe(0);
  });
});

describe('the generic layout', () => {
  const headings: readonly (readonly [what: string, heading: Heading])[] = [
    [
      'two columns of money, credit first',
      [
        ['date', 'Trn Date'],
        ['narration', 'Narrative'],
        ['credit', 'Paid In'],
        ['debit', 'Paid Out'],
        ['balance', 'Line Balance'],
      ],
    ],
    [
      'one column of amounts and its side, the balance before it',
      [
        ['date', 'Txn Date'],
        ['valueDate', 'Value Date'],
        ['other', 'Cheque No'],
        ['narration', 'Description'],
        ['side', 'CR/DR'],
        ['other', 'CCY'],
        ['balance', 'Balance (INR)'],
        ['amount', 'Amount (INR)'],
      ],
    ],
    [
      'an unknown title',
      [
        ['serial', 'Sr'],
        ['date', 'Posting Date'],
        ['other', 'Quibble'],
        ['narration', 'Particulars'],
        ['debit', 'Debits'],
        ['credit', 'Credits'],
        ['balance', 'Balance'],
      ],
    ],
    [
      'an amount of which nothing says the side',
      [
        ['date', 'Entry Date'],
        ['narration', 'Details'],
        ['amount', 'Txn Amount'],
        ['balance', 'Running Balance'],
      ],
    ],
  ];

  test.each(headings)('reads an unknown bank: %s', (_what, heading) => {
    const page = typeTable(heading, 'First Bank of Nowhere');
    const { layout, transactions, proof } = parseStatement(typedTextSource([page]), { maxPages: 1 });
    expect(layout).toBe('generic');
    expect(transactions).toMatchObject(rowsBelow(heading));
    expect(proof.breaks).toBe(0);
  });

  test('has no rows below a heading without rows', () => {
    const page = typeTable(headings[0]?.[1] ?? [], 'First Bank of Nowhere', []);
    expect(parseStatement(typedTextSource([page]), { maxPages: 1 }).transactions).toEqual([]);
  });
});
