import { textOf } from '../lines/lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { locateColumns, ruledColumns, splitIntoCells } from './columns.ts';
import type { ColumnBounds } from './columns.ts';
import type { Title } from './headings/titles.ts';

/** Characters are 4 points wide and lines 9.2 points high. */
const at = (x: number, text: string, y = 10): TypedText => ({ x, y, text });
const endingAt = (x: number, text: string, y = 10): TypedText => ({ x: x - 4 * text.length, y, text });

const titles: readonly Title[] = [
  { role: 'date', x0: 20, x1: 40 },
  { role: 'narration', x0: 150, x1: 200 },
  { role: 'debit', x0: 300, x1: 340 },
  { role: 'balance', x0: 400, x1: 440 },
];

const row = (y: number, narrationAt = 80) => [
  at(20, '01/04/26', y),
  at(narrationAt, 'UPI/SHOP', y),
  endingAt(340, '100.00', y),
  endingAt(440, '900.00', y),
];

describe('ruledColumns', () => {
  const edges = [10, 70, 250, 350, 450, 500];

  test('are those between the drawn lines, each with the role of the title in it', () => {
    expect(ruledColumns(titles, edges)).toEqual([
      { role: 'date', left: 10, right: 70, isRuled: true },
      { role: 'narration', left: 70, right: 250, isRuled: true },
      { role: 'debit', left: 250, right: 350, isRuled: true },
      { role: 'balance', left: 350, right: 450, isRuled: true },
      { role: 'other', left: 450, right: 500, isRuled: true },
    ]);
  });

  test('hold what is between their lines, wherever it begins', () => {
    const [line] = typedLines([at(12, '01/04/26'), at(75, 'A'), at(240, 'B'), at(255, '1.00'), at(352, '12,345.00')]);
    const cells = line && splitIntoCells(line, ruledColumns(titles, edges));
    expect(Object.entries(cells ?? {}).map(([role, words]) => [role, textOf(words)])).toEqual([
      ['date', '01/04/26'],
      ['narration', 'A B'],
      ['debit', '1.00'],
      ['balance', '12,345.00'],
    ]);
  });

  test('hold no word outside all of them', () => {
    const [left, right] = [2, 502].map((x) => typedLines([at(x, 'A')])[0]);
    expect(left && splitIntoCells(left, ruledColumns(titles, edges))).toBeUndefined();
    expect(right && splitIntoCells(right, ruledColumns(titles, edges))).toBeUndefined();
  });
});

describe('locateColumns', () => {
  test('finds the columns of figures that are left of their titles', () => {
    const lines = typedLines(
      [50, 60, 70].flatMap((y) => [
        at(20, '01/04/26', y),
        at(80, 'SHOP', y),
        at(270, '100.00', y),
        at(370, '900.00', y),
      ]),
    );
    const columns = locateColumns(titles, lines);
    const [line] = typedLines([at(270, 'NA'), at(370, '900.00')]);
    const cells = line && splitIntoCells(line, columns);
    expect(Object.entries(cells ?? {}).map(([role, words]) => [role, textOf(words)])).toEqual([
      ['debit', 'NA'],
      ['balance', '900.00'],
    ]);
  });

  test('leaves out words right of the table, such as those of a panel, but not the side of a balance', () => {
    const columns = locateColumns(titles, typedLines([50, 60, 70].flatMap((y) => row(y))));
    const [line] = typedLines([endingAt(440, '900.00'), at(444, 'Cr'), at(480, 'Home loans from 8.4 %')]);
    expect(
      Object.entries((line && splitIntoCells(line, columns)) ?? {}).map(([role, words]) => [role, textOf(words)]),
    ).toEqual([['balance', '900.00 Cr']]);
  });

  test('leaves a number below the title of a reference beside a column of amounts', () => {
    const withReference: readonly Title[] = [
      ...titles.slice(0, 2),
      { role: 'other', x0: 260, x1: 290 },
      ...titles.slice(2),
    ];
    const lines = typedLines([50, 60, 70].flatMap((y) => row(y)));
    const [line] = typedLines([at(20, '01/04/26'), at(260, '9850388467'), endingAt(440, '900.00')]);
    expect(textOf((line && splitIntoCells(line, locateColumns(withReference, lines)))?.other ?? [])).toBe('9850388467');
  });

  test('finds the left edge of centred texts, also of a longer line below the first of its row', () => {
    const lines = typedLines([
      ...row(50, 120),
      ...row(60, 110),
      at(70, 'THE LONGEST LINE OF ALL', 70),
      ...row(80, 130),
    ]);
    expect(locateColumns(titles, lines)[1]).toMatchObject({ role: 'narration', left: 70 });
  });

  test('finds the left edge of text under a centred title', () => {
    const columns = locateColumns(titles, typedLines([...row(50), ...row(60), ...row(70)]));
    expect(columns).toEqual([
      { role: 'date', left: 20, right: 80, titleEnd: 40 },
      { role: 'narration', left: 80, right: 300, titleEnd: 200 },
      { role: 'debit', left: 300, right: 400, titleEnd: 340, figures: { from: 316, to: 340 } },
      { role: 'balance', left: 400, right: Infinity, titleEnd: 440, figures: { from: 416, to: 440 } },
    ]);
  });

  test('finds the left edge of text that starts below the title of a narrow column before it', () => {
    const narrow: readonly Title[] = [
      { role: 'date', x0: 20, x1: 40 },
      { role: 'other', x0: 70, x1: 120 },
      { role: 'narration', x0: 190, x1: 240 },
      { role: 'debit', x0: 300, x1: 340 },
      { role: 'balance', x0: 400, x1: 440 },
    ];
    const lines = [50, 60, 70].flatMap((y) => [...row(y, 110), at(64, 'T', y), at(146, 'FROM A SHOP IN A TOWN', y)]);
    expect(locateColumns(narrow, typedLines(lines))[2]).toMatchObject({ role: 'narration', left: 110 });
  });

  test('takes the edge where most words start', () => {
    const lines = typedLines([...row(50), ...row(60), ...row(70, 95)]);
    expect(locateColumns(titles, lines)[1]?.left).toBe(80);
  });

  test('gathers edges that differ by less than a third of the line height', () => {
    const lines = typedLines([...row(50, 81), ...row(60, 80), ...row(70, 95)]);
    expect(locateColumns(titles, lines)[1]?.left).toBe(80);
  });

  test('ignores words after a mere space, even if they are more', () => {
    const money = (y: number) => [endingAt(340, '100.00', y), endingAt(440, '900.00', y)];
    const apart = [50, 60].flatMap((y) => [at(20, '01/04/26', y), at(60, 'UPI', y), ...money(y)]);
    const close = [70, 80, 90, 100].flatMap((y) => [at(20, '01/04/2026', y), at(65, 'UPI', y), ...money(y)]);
    expect(locateColumns(titles, typedLines([...apart, ...close]))[1]?.left).toBe(60);
  });

  test('learns from lines without amounts if no line has two', () => {
    const lines = typedLines([at(20, '01/04/26', 50), at(90, 'UPI/SHOP', 50)]);
    expect(locateColumns(titles, lines)[1]?.left).toBe(90);
  });

  test('uses the title’s own edge where nothing is below it', () => {
    expect(locateColumns(titles, []).map(({ left }) => left)).toEqual([20, 150, 300, 400]);
  });
});

describe('splitIntoCells', () => {
  const columns: readonly ColumnBounds[] = [
    { role: 'date', left: 20, right: 80 },
    { role: 'narration', left: 80, right: 300 },
    { role: 'debit', left: 300, right: 400 },
    { role: 'balance', left: 400, right: Infinity },
  ];

  function cells(...texts: readonly TypedText[]): Record<string, string> | undefined {
    const [line] = typedLines(texts);
    const found = line && splitIntoCells(line, columns);
    return found && Object.fromEntries(Object.entries(found).map(([role, words]) => [role, textOf(words)]));
  }

  test('splits a line at the columns', () => {
    expect(cells(...row(50))).toEqual({ date: '01/04/26', narration: 'UPI/SHOP', debit: '100.00', balance: '900.00' });
  });

  test('assigns amounts by their right edge, however far they reach to the left', () => {
    expect(cells(endingAt(340, '12,34,56,78,901.00'))).toEqual({ debit: '12,34,56,78,901.00' });
    expect(cells(endingAt(560, '900.00'))).toEqual({ balance: '900.00' });
  });

  test('leaves a narration’s word in its column, though it reaches into the next', () => {
    expect(cells(at(280, 'OVERLONG'))).toEqual({ narration: 'OVERLONG' });
    expect(cells(at(292, 'NA'), at(308, 'X'))).toEqual({ narration: 'NA', debit: 'X' });
  });

  test.each(['-', '--', '.', 'null', 'Nil'])('assigns %s in place of an amount by its right edge', (text) => {
    expect(cells(endingAt(302, text))).toEqual({ debit: text });
  });

  test('keeps a currency or a sign with its amount', () => {
    expect(cells(at(285, 'INR'), at(299, '100.00'))).toEqual({ debit: 'INR 100.00' });
    expect(cells(at(291, '-'), at(297, '100.00'))).toEqual({ debit: '- 100.00' });
  });

  test('takes a whole figure for an amount where it stands alone below a title of money', () => {
    expect(cells(...row(50).slice(0, 2), endingAt(340, '1,00,000'), endingAt(440, '75000'))).toMatchObject({
      debit: '1,00,000',
      balance: '75000',
    });
    expect(cells(at(304, 'Rs'), endingAt(340, '12,000'))).toEqual({ debit: 'Rs 12,000' });
    expect(cells(at(298, '-Rs'), endingAt(340, '12,000.00'))).toEqual({ debit: '-Rs 12,000.00' });
    expect(cells(endingAt(340, '12,000'), at(344, 'Rs.'), endingAt(440, '500'))).toMatchObject({ debit: '12,000 Rs.' });
  });

  test('takes a figure left of its title into the column that its currency and its side are in', () => {
    expect(cells(endingAt(340, '100.00'), endingAt(393, '900.00'), at(396, 'INR'), at(411, 'Cr'))).toEqual({
      debit: '100.00',
      balance: '900.00 INR Cr',
    });
  });

  test('leaves a number among the words of a narration with them', () => {
    expect(cells(at(150, 'ORDER OF THE SHOP WITH THE NUMBER'), at(286, '39660569'))).toEqual({
      narration: 'ORDER OF THE SHOP WITH THE NUMBER 39660569',
    });
  });

  test('does not keep a currency with an amount further away, or with a word', () => {
    expect(cells(at(250, 'INR'), endingAt(340, '100.00'))).toEqual({ narration: 'INR', debit: '100.00' });
    expect(cells(at(286, 'INR'), at(302, 'ONLY'))).toEqual({ narration: 'INR', debit: 'ONLY' });
  });

  test('assigns a word slightly left of the table to its first column', () => {
    expect(cells(at(8, '1'), ...row(10))?.['date']).toBe('1 01/04/26');
  });

  test('leaves out a word left of the table and apart from it, such as one of a panel', () => {
    expect(cells(at(-17, 'Page'), ...row(10))?.['date']).toBe('01/04/26');
  });

  test('gives no cells for a sentence that starts far left of the table', () => {
    expect(cells(at(-60, 'This sentence runs across the edge of the table'))).toBeUndefined();
  });

  test.each(['75000', '12,000', '-500', '(250)', '+1'])(
    'takes %s, which is apart below a title of money, for a figure',
    (text) => {
      expect(cells(at(80, 'UPI'), endingAt(340, text))).toEqual({ narration: 'UPI', debit: text });
      expect(cells(at(80, 'UPI'), endingAt(302, text))).toEqual({ narration: 'UPI', debit: text });
    },
  );

  test('leaves a number in the narration that is not apart', () => {
    expect(cells(at(270, 'UPI'), endingAt(304, '12000'))).toEqual({ narration: 'UPI 12000' });
    expect(cells(endingAt(302, '12000'), at(304, 'X'))).toEqual({ narration: '12000', debit: 'X' });
  });

  test('takes a text that is apart for the column in which its middle is', () => {
    const titled = columns.with(1, { role: 'other', left: 80, right: 180 }).toSpliced(2, 0, {
      role: 'narration',
      left: 180,
      right: 300,
    });
    const [apart] = typedLines([at(20, '01/04/26'), at(170, 'CENTRED')]);
    const [close] = typedLines([at(20, '01/04/26'), at(138, 'LONGER'), at(170, 'CENTRED')]);
    expect(apart && Object.keys(splitIntoCells(apart, titled) ?? {})).toEqual(['date', 'narration']);
    expect(close && splitIntoCells(close, titled)?.other?.map(({ text }) => text)).toEqual(['LONGER', 'CENTRED']);
  });

  describe('between two columns of money', () => {
    const close: readonly ColumnBounds[] = [
      { role: 'debit', left: 300, right: 350, titleEnd: 340 },
      { role: 'credit', left: 350, right: Infinity, titleEnd: 390 },
    ];
    const role = (text: TypedText) => {
      const [line] = typedLines([text]);
      return line && Object.keys(splitIntoCells(line, close) ?? {})[0];
    };

    test('takes a figure for the column whose title it is below', () => {
      expect(role(endingAt(352, '1.00'))).toBe('debit');
      expect(role(endingAt(352, '.72'))).toBe('credit');
      expect(role(endingAt(390, '12,34,567.00'))).toBe('credit');
    });

    test('takes a figure that is below no title for the first it reaches', () => {
      expect(role(endingAt(410, '1.00'))).toBe('credit');
    });
  });
});
