import { textOf } from '../lines/lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { findSectionsWithoutTitles } from './findSectionsWithoutTitles.ts';

const ending = (right: number, y: number, text: string): TypedText => ({ x: right - 4 * text.length, y, text });

/** A line in the form of a row: its figures end at 300, 400 and 500. */
function row(
  y: number,
  figures: readonly (string | undefined)[],
  { date = '01/04/2026', text = 'UPI/A' } = {},
): TypedText[] {
  return [
    { x: 40, y, text: date },
    ...(text === '' ? [] : [{ x: 100, y, text }]),
    ...figures.flatMap((figure, index) => (figure === undefined ? [] : [ending(300 + 100 * index, y, figure)])),
  ];
}

const threeColumns = [
  ...row(50, ['10.00', undefined, '90.00']),
  ...row(60, [undefined, '5.00', '95.00']),
  ...row(70, ['1.00', undefined, '94.00']),
  ...row(80, [undefined, '2.00', '96.00']),
];

const find = (...pages: readonly (readonly TypedText[])[]) => [...findSectionsWithoutTitles(pages.map(typedLines))];
const rolesOf = (sections: ReturnType<typeof find>) =>
  sections.map(([section]) => section?.parts[0]?.titles.map(({ role }) => role).join(' '));

describe('findSectionsWithoutTitles', () => {
  test('gives each way to read three columns of figures, and fewer of them', () => {
    expect(rolesOf(find(threeColumns))).toEqual([
      'date narration debit credit balance',
      'date narration credit debit balance',
      'date narration amount balance',
      'date narration amount',
      'date narration debit credit',
    ]);
  });

  test('finds the sides and the figures of rows that are typed as running text, with bars or without', () => {
    const typed = (mark: string) =>
      ['RENT Debit 10.00 90.00', 'SALARY OF MAY Credit 1,005.00 1,095.00', 'A Debit 1.00 1,094.00'].map(
        (text, index) => ({
          x: 40,
          y: 50 + 10 * index,
          text: `01/04/2026 ${text.replace(/ (?=(?:Debit|Credit|[\d,.]+(?: |$)))/g, mark)}`,
        }),
      );
    for (const mark of [' ', ' | ']) {
      const sections = find(typed(mark));
      const ofSides = sections.find(
        ([section]) =>
          section?.parts[0]?.titles.map(({ role }) => role).join(' ') === 'date narration side amount balance',
      );
      const words = ofSides?.[0]?.parts[0]?.lines.flatMap((line) => line.words.map(({ text }) => text));
      expect(words).toContain('RENT');
      expect(words).not.toContain('|');
    }
  });

  test('takes the last columns if there are more than roles', () => {
    const [amountAndBalance] = find(threeColumns)[2] ?? [];
    expect(amountAndBalance?.parts[0]?.titles.slice(-2)).toMatchObject([{ x1: 400 }, { x1: 500 }]);
  });

  test('gives each column the extent of its figures, whatever their length', () => {
    const longer = [...threeColumns, ...row(90, ['12,34,567.00', undefined, '1.00'])];
    const [section] = find(longer)[0] ?? [];
    expect(section?.parts[0]?.titles).toMatchObject([
      { role: 'date', x0: 40, x1: 80 },
      { role: 'narration', x0: 100, x1: 101 },
      { role: 'debit', x0: 252, x1: 300 },
      { role: 'credit', x0: 384, x1: 400 },
      { role: 'balance', x0: 480, x1: 500 },
    ]);
  });

  test('leaves out no word: of several columns of text, those of codes alone hold no narrations', () => {
    const texts = [
      ['UPI/A CORNER SHOP', 'PUNE IN', '4711'],
      ['UPI/B', 'DELHI IN', '4712'],
      ['UPI/C', 'PUNE IN', '4713'],
    ] as const;
    const rows = texts.flatMap(([what, where, code], index) => {
      const y = 50 + 10 * index;
      return [...row(y, ['1.00'], { text: what }), { x: 180, y, text: where }, { x: 240, y, text: code }];
    });
    expect(rolesOf(find(rows))).toEqual(['date narration narration other amount']);
  });

  test('passes over a figure that is below no other', () => {
    const stray = [...threeColumns, ...row(90, ['1.00']), ending(360, 90, '7.00')];
    expect(rolesOf(find(stray))[0]).toBe('date narration debit credit balance');
    expect(find(stray)[0]?.[0]?.parts[0]?.titles).toHaveLength(5);
  });

  test('allows two words before a date, such as a serial number', () => {
    const numbered = [50, 60, 70].flatMap((y) => [{ x: 10, y, text: '1 *' }, ...row(y, ['1.00'])]);
    expect(rolesOf(find(numbered))).toEqual(['serial date narration amount']);
    const named = [50, 60, 70].flatMap((y) => [{ x: 4, y, text: 'a b c' }, ...row(y, ['1.00'])]);
    expect(find(named)).toEqual([]);
  });

  test('needs no text beside a date', () => {
    const bare = [50, 60, 70].flatMap((y) => row(y, ['1.00'], { text: '' }));
    expect(rolesOf(find(bare))).toEqual(['date amount']);
  });

  test.each<[string, readonly TypedText[]]>([
    ['two lines in the form of rows', [...row(50, ['1.00']), ...row(60, ['2.00'])]],
    ['dates without figures', [50, 60, 70].flatMap((y) => row(y, []))],
    ['figures without dates', [50, 60, 70].flatMap((y) => row(y, ['1.00'], { date: 'Total' }))],
    ['fewer rows than a table has', [50, 60].flatMap((y) => row(y, ['1.00']))],
  ])('finds nothing in %s', (_what, texts) => {
    expect(find(texts)).toEqual([]);
  });

  test('puts figures that are below no other where their order tells: rows typed as running text', () => {
    const typed = [50, 60, 70].flatMap((y) => [
      ...row(y, []),
      ending(2 * y + 150, y, '1.00'),
      ending(2 * y + 200, y, '9.00'),
    ]);
    const roles = find(typed).map(([section]) => section?.parts[0]?.titles.map(({ role }) => role).slice(-2));
    expect(roles).toContainEqual(['amount', 'balance']);
  });

  test('takes the lines from the first row of each page to four below its last', () => {
    const head: TypedText = { x: 20, y: 20, text: 'Savings account no 12345678' };
    const below = [90, 100, 110, 120, 130].map((y): TypedText => ({ x: 100, y, text: `LINE ${y}` }));
    const pages = [
      [head, ...threeColumns, ...below],
      [{ x: 20, y: 20, text: 'Only words' }],
      [head, ...row(50, ['3.00'])],
    ];
    const [section] = find(...pages)[0] ?? [];
    expect(section?.parts.map(({ lines }) => lines.length)).toEqual([8, 1]);
    expect(section?.parts[0]?.titlesEnd).toBeUndefined();
    expect(section?.account).toEqual({ kind: 'liquid', number: '12345678' });
    expect(section?.rest.map(({ words }) => textOf(words))).toEqual([head.text, 'LINE 130', 'Only words', head.text]);
  });
});
