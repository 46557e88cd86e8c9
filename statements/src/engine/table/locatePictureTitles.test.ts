import type { Heading } from '../layouts/layout.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { locatePictureTitles } from './locatePictureTitles.ts';

const heading: Heading = [['date'], ['narration'], ['debit'], ['credit'], ['balance', 'Balance']];
const balance = { role: 'balance', x0: 472, x1: 500 } as const;

function ending(right: number, y: number, text: string): TypedText {
  return { x: right - 4 * text.length, y, text };
}

function row(y: number, debit: string, credit: string): TypedText[] {
  const money = [ending(300, y, debit), ending(400, y, credit), ending(500, y, '900.00')];
  return [{ x: 20, y, text: '01/04/26' }, { x: 90, y, text: 'UPI' }, ...money.filter(({ text }) => text !== '')];
}

function locate(...rows: readonly TypedText[][]) {
  return locatePictureTitles(heading, [balance], typedLines(rows.flat()));
}

describe('locatePictureTitles', () => {
  test('locates columns of money by right edges, columns of text by left edges', () => {
    expect(locate(row(10, '100.00', ''), row(20, '', '50.00'), row(30, '20.00', ''))).toMatchObject([
      { role: 'date', x0: 20 },
      { role: 'narration', x0: 90 },
      { role: 'debit', x1: 300 },
      { role: 'credit', x1: 400 },
      balance,
    ]);
  });

  test('counts dashes in empty cells as amounts', () => {
    expect(locate(row(10, '100.00', '-'), row(20, '20.00', '-'))).toMatchObject([
      {},
      {},
      { role: 'debit' },
      { role: 'credit', x1: 400 },
      {},
    ]);
  });

  test('merges debit and credit where one side is unused', () => {
    expect(locate(row(10, '100.00', ''), row(20, '50.00', '')).map(({ role }) => role)).toEqual([
      'date',
      'narration',
      'amount',
      'balance',
    ]);
  });

  test('ignores edges that few lines share', () => {
    const rows = [10, 20, 30, 40, 50, 60, 70, 80].map((y) =>
      row(y, y % 20 === 0 ? '1.00' : '', y % 20 === 0 ? '' : '2.00'),
    );
    const stray = { x: 200, y: 40, text: 'STRAY' };
    expect(
      locate(...rows, [stray])
        .map(({ role, x0 }) => [role, Math.round(x0)])
        .slice(0, 2),
    ).toEqual([
      ['date', 20],
      ['narration', 90],
    ]);
  });

  test('locates the printed title alone if there are no rows', () => {
    expect(locate([])).toEqual([balance]);
  });
});
