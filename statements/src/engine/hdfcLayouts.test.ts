import { layouts } from './layouts/index.ts';
import { parseStatement } from './parseStatement.ts';
import { typedSource } from './typedSource.ts';
import type { TypedText } from './typedSource.ts';

/** Types a table by its column places: titles, then cells; amounts end where their column ends. */
function typeTable(
  columns: readonly (readonly [title: string, left: number, right?: number])[],
  rows: readonly (readonly string[])[],
) {
  const titles = columns.map(([text, x]): TypedText => ({ x, y: 200, text, size: 6 }));
  const cells = rows.flatMap((row, line) =>
    row.map((text, index): TypedText => {
      const [, left = 0, right] = columns[index] ?? [];
      return { x: right === undefined ? left : right - text.length * 3.5, y: 216 + 12 * line, text, size: 7 };
    }),
  );
  return typedSource([
    [{ x: 30, y: 30, text: 'HDFC BANK LTD, a statement for the tests of layouts' }, ...titles, ...cells],
  ]);
}

const titled = { reference: 250, valueDate: 320 };

describe('the layouts of HDFC', () => {
  test('have names of their own', () => {
    expect(new Set(layouts.map(({ id }) => id)).size).toBe(layouts.length);
  });

  test('e-mail of 2019: both sides printed, 0.00 where nothing moved', () => {
    const source = typeTable(
      [
        ['Date', 30],
        ['Narration', 90],
        ['Chq. / Ref No.', titled.reference],
        ['Value Date', titled.valueDate],
        ['Withdrawal Amount', 375, 435],
        ['Deposit Amount', 450, 503],
        ['Closing Balance*', 520, 578],
      ],
      [
        ['04/01/2019', 'UPI-A', '00047950341', '04/01/2019', '120.00', '0.00', '880.00'],
        ['05/01/2019', 'NEFT CR', '00047950342', '05/01/2019', '0.00', '1,000.00', '1,880.00'],
      ],
    );
    const { layout, transactions } = parseStatement(source, { maxPages: 1 });
    expect(layout).toBe('hdfc-email');
    expect(transactions).toMatchObject([
      { date: '2019-01-04', description: 'UPI-A', debitPaise: 12000, creditPaise: 0 },
      { date: '2019-01-05', description: 'NEFT CR', debitPaise: 0, creditPaise: 100000, standing: 'proved' },
    ]);
  });

  test('mobile app: months by name', () => {
    const source = typeTable(
      [
        ['Date', 30],
        ['Narration', 95],
        ['Cheque/Ref. No.', titled.reference],
        ['Value Date', titled.valueDate],
        ['Withdrawal', 385, 430],
        ['Deposit', 460, 495],
        ['Closing', 540, 578],
      ],
      [
        ['04 Jan 2024', 'UPI-A', '00047950341', '04 Jan 2024', '120.00', '', '880.00'],
        ['05 Jan 2024', 'NEFT CR', '00047950342', '05 Jan 2024', '', '1,000.00', '1,880.00'],
      ],
    );
    const { layout, transactions } = parseStatement(source, { maxPages: 1 });
    expect(layout).toBe('hdfc-mobile');
    expect(transactions).toMatchObject([
      { date: '2024-01-04', debitPaise: 12000, creditPaise: 0 },
      { date: '2024-01-05', debitPaise: 0, creditPaise: 100000, standing: 'proved' },
    ]);
  });
});
