import { parseStatement } from './parseStatement.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

/** The titles of HDFC's net banking layout, centred over columns that start to their left. */
const titles: readonly TypedText[] = [
  [42, 'Date'],
  [140, 'Narration'],
  [292, 'Chq./Ref.No.'],
  [365, 'Value Dt'],
  [403, 'Withdrawal Amt.'],
  [490, 'Deposit Amt.'],
  [566, 'Closing Balance'],
].map(([x, text]) => ({ x: Number(x), y: 200, text: String(text), size: 6 }));

const letterhead: readonly TypedText[] = [
  { x: 30, y: 40, text: 'HDFC BANK' },
  { x: 30, y: 60, text: 'MRS. LEELA THOMAS' },
  { x: 30, y: 70, text: 'Statement of account from 01/01/2026 to 31/01/2026' },
];

interface Row {
  readonly date: string;
  readonly lines: readonly string[];
  readonly debit?: string;
  readonly credit?: string;
  readonly balance: string;
}

function endingAt(x: number, y: number, text: string): TypedText {
  return { x: x - text.length * 4, y, text };
}

function typeRow(y: number, { date, lines, debit, credit, balance }: Row): TypedText[] {
  return [
    { x: 30, y, text: date },
    ...lines.map((text, index) => ({ x: 68, y: y + 9 * index, text })),
    { x: 273, y, text: '0000123456789012' },
    { x: 365, y, text: date, size: 7 },
    ...(debit === undefined ? [] : [endingAt(479, y, debit)]),
    ...(credit === undefined ? [] : [endingAt(560, y, credit)]),
    endingAt(628, y, balance),
  ];
}

const first = { date: '02/01/26', lines: ['UPI-A SHOP-', 'Q123456789@YBL'], debit: '120.00', balance: '880.00' };
const second = { date: '03/01/26', lines: ['NEFT CR-X-Y'], credit: '1,20,000.00', balance: '1,20,880.00' };

function parse(...pages: TypedText[][]) {
  return parseStatement(typedTextSource(pages), { maxPages: 3 });
}

describe('parseStatement', () => {
  test('reads rows by where they are, narrations wrapped below the dated line', () => {
    const { layout, transactions, proof } = parse([
      ...letterhead,
      ...titles,
      ...typeRow(216, first),
      ...typeRow(240, second),
    ]);
    expect(layout).toBe('hdfc-net-banking');
    expect(proof.breaks).toBe(0);
    expect(transactions).toMatchObject([
      {
        date: '2026-01-02',
        description: 'UPI-A SHOP-Q123456789@YBL',
        debitPaise: 12000,
        creditPaise: 0,
        balancePaise: 88000,
      },
      { date: '2026-01-03', debitPaise: 0, creditPaise: 12000000, balancePaise: 12088000, status: 'proved' },
    ]);
  });

  test('continues a narration after a page break, below the next titles', () => {
    const rest: TypedText = { x: 68, y: 216, text: 'Q123456789@YBL' };
    const { transactions } = parse(
      [...letterhead, ...titles, ...typeRow(216, { ...first, lines: ['UPI-A SHOP-'] })],
      [...letterhead, ...titles, rest, ...typeRow(228, second)],
    );
    expect(transactions.map(({ description }) => description)).toEqual(['UPI-A SHOP-Q123456789@YBL', 'NEFT CR-X-Y']);
  });

  test('reads a page that does not print its titles again', () => {
    const { transactions } = parse([...letterhead, ...titles, ...typeRow(216, first)], typeRow(40, second));
    expect(transactions).toHaveLength(2);
  });

  test('stops at the summary and takes opening and closing balance from it', () => {
    const summary: TypedText[] = [
      { x: 30, y: 280, text: 'STATEMENT SUMMARY :-' },
      ...['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'].map((text, index) => ({
        x: 30 + 95 * index,
        y: 292,
        text,
      })),
      ...['1,000.00', '1', '1', '120.00', '1,20,000.00', '1,20,880.00'].map((text, index) => ({
        x: 50 + 95 * index,
        y: 304,
        text,
      })),
    ];
    const { proof, transactions } = parse([
      ...letterhead,
      ...titles,
      ...typeRow(216, first),
      ...typeRow(240, second),
      ...summary,
    ]);
    expect(proof).toMatchObject({
      openingPaise: 100000,
      closingPaise: 12088000,
      breaks: 0,
      statuses: ['proved', 'proved'],
    });
    expect(transactions).toHaveLength(2);
  });

  test('leaves footers out of the narration above them', () => {
    const footer: TypedText = { x: 30, y: 234, text: 'HDFC BANK LIMITED' };
    const notice: TypedText = { x: 68, y: 243, text: 'THIS IS NO NARRATION' };
    const { transactions } = parse([...letterhead, ...titles, ...typeRow(216, first), footer, notice]);
    expect(transactions[0]?.description).toBe('UPI-A SHOP-Q123456789@YBL');
  });

  test('ignores text in the narration column far below its row', () => {
    const notice: TypedText = { x: 68, y: 250, text: 'THIS IS NO NARRATION' };
    const { transactions } = parse([...letterhead, ...titles, ...typeRow(216, first), notice]);
    expect(transactions[0]?.description).toBe('UPI-A SHOP-Q123456789@YBL');
  });

  test('ignores what follows the summary, even if it looks like rows', () => {
    const summary: TypedText = { x: 30, y: 280, text: 'STATEMENT SUMMARY :-' };
    const { transactions } = parse([...letterhead, ...titles, ...typeRow(216, first), summary], typeRow(40, second));
    expect(transactions).toHaveLength(1);
  });

  test('reads bold type drawn twice only once, in any drawing order', () => {
    const texts = [...letterhead, ...titles, ...typeRow(216, first), ...typeRow(240, second)];
    const bold = texts.flatMap((text) => [text, { ...text, x: text.x + 0.2 }]);
    expect(parse(bold).transactions).toEqual(parse(texts).transactions);
    expect(parse(texts.toReversed()).transactions).toEqual(parse(texts).transactions);
  });

  test('gives the same answer for any bank code', () => {
    const source = typedTextSource([[...letterhead, ...titles, ...typeRow(216, first)]]);
    const answers = ['HDFC', 'ICICI', 'OTHER'].map((bankHint) => parseStatement(source, { maxPages: 3, bankHint }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('has no transactions where a known layout has no rows', () => {
    expect(parse([...letterhead, ...titles]).transactions).toEqual([]);
  });

  test.each([
    ['There is no text in this PDF', []],
    ['There is hardly any text in this PDF', [{ x: 1, y: 1, text: 'Page 1' }]],
  ])('says how much text there is: %s', (words, texts) => {
    expect(() => parseStatement(typedTextSource([texts]), { maxPages: 3 })).toThrow(words);
  });

  test.each([
    ['no-text', [[{ x: 1, y: 1, text: 'Page 1' }]]],
    ['unknown-layout', [letterhead]],
    ['too-many-pages', [[], [], [], []]],
    ['damaged-pdf', []],
  ])('refuses with %s', (code, pages) => {
    expect(() => parseStatement(typedTextSource(pages), { maxPages: 3 })).toThrow(expect.objectContaining({ code }));
  });

  test('counts pages before it reads any', () => {
    const source = { ...typedTextSource([[], [], [], []]), readPage: jest.fn<never, []>() };
    expect(() => parseStatement(source, { maxPages: 3 })).toThrow(StatementRefusal);
  });
});
