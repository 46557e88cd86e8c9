import { readFileFacts } from '../evidence/fileFacts.ts';
import { layouts } from '../layouts/data/layouts.ts';
import { findLayouts } from '../table/headings/findLayouts.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { chooseReading } from './chooseReading.ts';
import { countProved, countRows, doubtsOf } from './reading.ts';

const ending = (right: number, y: number, text: string): TypedText => ({ x: right - 4 * text.length, y, text });

/**
 * A table as texts, with one title or cell for each column; text columns begin at 20 and 90, money ends at 360, 440 and
 * 520.
 */
type Cells = readonly (string | undefined)[];

const rights = [360, 440, 520];

function tableLine(y: number, cells: Cells): TypedText[] {
  return cells.flatMap((text, index) => {
    if (text === undefined) return [];
    return index < 2 ? [{ x: index === 0 ? 20 : 90, y, text }] : [ending(rights[index - 2] ?? 520, y, text)];
  });
}

/** Lines 12 points apart: separate texts, and lines of the table. */
const page = (...lines: readonly (string | Cells)[]) =>
  lines.flatMap((line, index) => {
    const y = 20 + 12 * index;
    return typeof line === 'string' ? [{ x: 20, y, text: line }] : tableLine(y, line);
  });

function choose(...pages: readonly (readonly TypedText[])[]) {
  const read = pages.map((texts) => ({ lines: typedLines(texts), rulings: { horizontal: [], vertical: [] } }));
  const lines = read.map((one) => one.lines);
  return chooseReading(read, findLayouts(lines, layouts), readFileFacts(lines));
}

const statusesOf = ({ accounts }: ReturnType<typeof choose>) => accounts.map(({ proof }) => proof.statuses.join(' '));

const titles: Cells = ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'];
const first: Cells = ['15/04/2026', 'UPI/A', '100.00', undefined, '900.00'];
const second: Cells = ['16/04/2026', 'UPI/B', undefined, '350.00', '1,250.00'];
const third: Cells = ['17/04/2026', 'UPI/C', '50.00', undefined, '1,200.00'];

describe('the reading that is chosen', () => {
  test('is by the titles, where the balances confirm it', () => {
    const reading = choose(page('A Bank', titles, first, second, third));
    expect(statusesOf(reading)).toEqual(['inferred proved proved']);
  });

  test('takes a date for that of the rows below it where this proves more', () => {
    const undated: Cells = [undefined, ...second.slice(1)];
    const reading = choose(page('A Bank', titles, first, undated, third));
    expect(reading.accounts[0]?.rows.map(({ date }) => date)).toEqual(['2026-04-15', '2026-04-15', '2026-04-17']);
    expect(statusesOf(reading)).toEqual(['inferred proved proved']);
  });

  test('is the one that is supported best if none is confirmed', () => {
    const reading = choose(page('A Bank', titles, first, [...second.slice(0, 4), '1,251.00'], third));
    expect(statusesOf(reading)).toEqual(['inferred unproved proved']);
  });

  test('may have no rows if no line looks like one', () => {
    expect(countRows(choose(page('A Bank', titles, 'No transactions')))).toBe(0);
    expect(() => choose(page('A Bank', titles, ['15/04/2026', 'UPI/A', '1.00?', undefined, '9.00?']))).toThrow(
      expect.objectContaining({ code: 'unreadable-rows' }),
    );
  });

  test('does not exist for a file without a table', () => {
    expect(() => choose(page('Dear customer', 'thank you'))).toThrow(
      expect.objectContaining({ code: 'unknown-layout' }),
    );
  });
});

describe('a table whose titles are not understood', () => {
  const unknown: Cells = ['Dinank', 'Tapshil', 'Nave', 'Aale', 'Shillak'];

  /** Fewer rows are not enough: the first, which has no balance before it, may be a fifth of them. */
  const rows: readonly Cells[] = [
    first,
    second,
    third,
    ['18/04/2026', 'UPI/D', undefined, '5.00', '1,205.00'],
    ['19/04/2026', 'UPI/E', '1.00', undefined, '1,204.00'],
  ];
  const debits = [10000, 0, 5000, 0, 100];

  test('is read by its figures where the balances prove them', () => {
    const reading = choose(page('A Bank', unknown, ...rows));
    expect(reading.layout.id).toBe('generic');
    expect(statusesOf(reading)).toEqual(['inferred proved proved proved proved']);
    expect(reading.accounts[0]?.rows.map(({ debitPaise }) => debitPaise)).toEqual(debits);
  });

  test('may print credits first', () => {
    const swapped = rows.map(([date, text, debit, credit, balance]): Cells => [date, text, credit, debit, balance]);
    const reading = choose(page('A Bank', unknown, ...swapped));
    expect(reading.accounts[0]?.rows.map(({ debitPaise }) => debitPaise)).toEqual(debits);
  });

  test('is refused where the balances do not prove it: it may be a list of anything', () => {
    const list = rows.map((cells): Cells => [...cells.slice(0, 4), '7.00']);
    expect(() => choose(page('A Bank', unknown, ...list))).toThrow(expect.objectContaining({ code: 'unknown-layout' }));
  });
});

describe('the statement of a card', () => {
  const card = ['Credit Card Statement', 'Previous Balance 10.00', 'Total Amount Due 12.50'];
  const rows: readonly Cells[] = [
    ['15/04/2026', 'A SHOP', '3.00'],
    ['16/04/2026', 'PAYMENT RECEIVED', '1.00 Cr'],
    ['17/04/2026', 'ANOTHER SHOP', '0.50'],
  ];
  const amounts = [
    [300, 0],
    [0, 100],
    [50, 0],
  ];

  test.each<[string, Cells]>([
    ['known titles', ['Date', 'Description', 'Amount']],
    ['unknown titles', ['Dinank', 'Tapshil', 'Rakkam']],
  ])('has amounts that are owed, below %s', (_what, heading) => {
    const reading = choose(page(...card, heading, ...rows));
    expect(reading.accounts[0]?.rows.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual(amounts);
    expect(statusesOf(reading)).toEqual(['proved proved proved']);
  });
});

describe('the statement of a loan', () => {
  const lent: Cells = ['15/04/2026', 'DISBURSEMENT', '1,000.00', undefined, '1,000.00'];
  const interest: Cells = ['16/04/2026', 'INTEREST', '10.00', undefined, '1,010.00'];
  const paid: Cells = ['17/04/2026', 'INSTALMENT', undefined, '110.00', '900.00'];
  const opening = 'Opening Balance 0.00';

  test('has balances that a debit raises, as they are printed', () => {
    const reading = choose(page('Loan Account 70100012345678', opening, titles, lent, interest, paid));
    expect(statusesOf(reading)).toEqual(['proved proved proved']);
    expect(reading.accounts[0]?.rows.map(({ balancePaise }) => balancePaise)).toEqual([100000, 101000, 90000]);
    expect(reading.accounts[0]?.proof).toMatchObject({ openingPaise: 0, closingPaise: 90000, breaks: 0 });
  });

  test('may have balances below zero, which a debit lowers', () => {
    const below: readonly Cells[] = [
      ['15/04/2026', 'DISBURSEMENT', '1,000.00', undefined, '-1,000.00'],
      ['17/04/2026', 'INSTALMENT', undefined, '110.00', '-890.00'],
    ];
    const reading = choose(page('Loan Account 70100012345678', opening, titles, ...below));
    expect(statusesOf(reading)).toEqual(['proved proved']);
  });

  test('is not made if no loan is named: the sides may have been misread', () => {
    const reading = choose(page('Savings Account 70100012345678', titles, lent, interest, paid));
    expect(statusesOf(reading)).toEqual(['inferred unproved unproved']);
  });
});

describe('the accounts of a file', () => {
  const savings = 'Savings Account 50100012345678';
  const current = 'Current Account 60100012345678';
  const loan = 'Home Loan Account 70100012345678';
  const deposit = 'Fixed Deposit Account 80100012345678';

  test('are each read by themselves', () => {
    const reading = choose(page(savings, titles, first, second), page(current, titles, third));
    expect(reading.accounts.map(({ account }) => account.number)).toEqual(['50100012345678', '60100012345678']);
    expect(statusesOf(reading)).toEqual(['inferred proved', 'inferred']);
  });

  test('are those that are spent from, where the file also has loans and deposits', () => {
    const reading = choose(
      page(savings, titles, first, second),
      page(loan, titles, third),
      page(deposit, titles, third),
    );
    expect(reading.accounts.map(({ account }) => account.kind)).toEqual(['liquid']);
  });

  test('are loans if there is no other', () => {
    const reading = choose(page(loan, titles, first, second));
    expect(reading.accounts.map(({ account }) => account.kind)).toEqual(['other']);
  });

  test('are not those without a row', () => {
    const reading = choose(page(savings, titles, first, second), page(current, titles, 'No transactions'));
    expect(reading.accounts).toHaveLength(1);
    const empty = choose(page(savings, titles, 'No transactions'), page(current, titles, 'No transactions'));
    expect(empty.accounts).toHaveLength(1);
  });
});

describe('deposits and withdrawals in tables of their own', () => {
  test('are read together, each below its own titles', () => {
    const reading = choose(
      page(
        'Deposits and Additions',
        [],
        ['Date', 'Description', 'Amount'],
        ['15/04/2026', 'SALARY', '9.00'],
        ['16/04/2026', 'REFUND', '1.00'],
      ),
      page(
        'Checks Paid',
        [],
        ['Date Paid', 'Check Number', 'Amount'],
        ['17/04/2026', '1001', '5.00'],
        ['18/04/2026', '1002', '2.00'],
      ),
    );
    expect(reading.accounts.flatMap(({ rows }) => rows.map((row) => [row.debitPaise, row.creditPaise]))).toEqual([
      [0, 900],
      [0, 100],
      [500, 0],
      [200, 0],
    ]);
    expect(countProved(reading)).toBe(0);
  });

  const ofDeposits: Cells = ['Description', 'Date Credited', 'Amount'];
  const ofChecks: Cells = ['Check No', 'Date Paid', 'Amount'];
  const checks: Cells[] = [
    ['1001', '17/04/2026', '5.00'],
    ['1002', '18/04/2026', '2.00'],
    ['1003', '19/04/2026', '3.00'],
  ];

  test('are read together where the dates of one are behind its descriptions', () => {
    const reading = choose(
      page('Deposits', ofDeposits, ['ACME SALARY', '15/04/2026', '9.00'], [], 'Checks', ofChecks, ...checks),
    );
    expect(reading.accounts.flatMap(({ rows }) => rows.map((row) => [row.debitPaise, row.creditPaise]))).toEqual([
      [0, 900],
      [500, 0],
      [200, 0],
      [300, 0],
    ]);
  });

  test('name what may be a transaction below titles that are not understood', () => {
    const reading = choose(
      page(
        'Checks',
        ofChecks,
        ...checks,
        'End of statement',
        'Recebidos',
        ['Quem', 'Quando', 'Quanto'],
        ['ACME SALARY', '15/04/2026', '9.00'],
      ),
    );
    expect(countRows(reading)).toBe(3);
    expect(doubtsOf(reading)).toEqual(['lines-unread']);
  });
});
