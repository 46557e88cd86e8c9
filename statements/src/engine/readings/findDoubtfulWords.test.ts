import { parseStatement } from '../report/parseStatement.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

const size = 8;
const pitch = 10;
const ending = (x: number, y: number, text: string): TypedText => ({ x: x - text.length * (size / 2), y, text });

const titles = (y: number): TypedText[] => [
  { x: 20, y, text: 'Date' },
  { x: 90, y, text: 'Narration' },
  { x: 300, y, text: 'Chq No' },
  ending(430, y, 'Debit'),
  ending(500, y, 'Credit'),
  ending(590, y, 'Balance'),
];

/** The texts of a row in its columns; a further line of its narration is below. */
interface PrintedRow {
  readonly narration?: readonly TypedText[];
  readonly below?: readonly TypedText[];
}

const at = (x: number, text: string): TypedText => ({ x, y: 0, text });

/** A page of rows that the balances prove, each two lines high, from a top. */
function page(rows: readonly PrintedRow[], first = 0): TypedText[] {
  return [
    { x: 20, y: 20, text: 'A bank of India that prints statements for everybody, IFSC SAHY0000001' },
    ...titles(60),
    ...rows.flatMap(({ narration = [at(90, 'RENT OF A FLAT')], below = [] }, index) => {
      const y = 80 + 3 * pitch * index;
      return [
        { x: 20, y, text: `${10 + first + index}/03/2026` },
        ...narration.map((text) => ({ ...text, y })),
        ...below.map((text) => ({ ...text, y: y + pitch })),
        { x: 300, y, text: `C10${index}` },
        ending(430, y, '10.00'),
        ending(590, y, `${900 - 10 * (first + index)}.00`),
      ];
    }),
  ];
}

const plain: PrintedRow = { below: [at(90, 'PAID IN MARCH')] };
const others = [plain, plain, plain, plain];

const read = (...pages: readonly TypedText[][]) =>
  parseStatement(typedTextSource(pages), { maxPages: 9 }).transactions.map(({ status }) => status);

test('ST-30 words at the place of those of all rows are confirmed with the figures', () => {
  expect(read(page([plain, ...others]))).toEqual(['inferred', 'proved', 'proved', 'proved', 'proved']);
});

test('so are words that are below the dates of all rows', () => {
  const below: PrintedRow = { narration: [], below: [at(90, 'PAID IN MARCH')] };
  expect(read(page([below, below, below, below, below]))).toEqual(['inferred', 'proved', 'proved', 'proved', 'proved']);
});

describe('ST-30 the figures alone are confirmed', () => {
  test.each<[string, PrintedRow]>([
    ['where a word is set apart', { narration: [at(90, 'RENT'), at(200, 'SURAT')] }],
    ['without words', { narration: [] }],
    ['where the words begin with a date of their own', { narration: [at(90, '09/03/2026 RENT')] }],
    ['where a line begins elsewhere', { below: [at(130, 'PAID IN MARCH')] }],
    ['where letters have another height', { below: [{ ...at(90, 'PAGE OF A BANK'), size: 6 }] }],
    [
      'where the edge of the column cuts a text',
      { narration: [at(90, 'RENT OF A FLAT IN A LONG STREET OF A TOWN, IN MUMBAI')] },
    ],
    ['where a word runs into the next column', { narration: [at(90, 'RENT'.repeat(16))] }],
    [
      'where the next column begins with a date of the text',
      { narration: [at(90, 'RENT OF A FLAT IN A LONG STREET OF A TOWN, PAID ON THE 09/03/2026')] },
    ],
    ['where its words are in a column without a name', { narration: [at(90, '4711'), at(330, 'RENT OF A FLAT')] }],
    ['where a line has a mark alone', { ...plain, narration: [at(90, '-')] }],
    ['where lines are further apart than others', { below: [{ x: 90, y: pitch, text: 'PAID IN MARCH' }] }],
  ])('%s', (_, row) => {
    const texts = page([...others, row, plain]);
    const moved = texts.map((text) =>
      row.below?.[0]?.y === pitch && text.y === 80 + 3 * pitch * 4 + pitch ? { ...text, y: text.y + 6 } : text,
    );
    expect(read(moved)).toEqual(['inferred', 'proved', 'proved', 'proved', 'figures-proved', 'proved']);
  });

  test('where a line that is not understood is between two rows', () => {
    const rows = [...others, { below: [at(50, 'PAID IN THE TOWN OF SURAT')] }, plain];
    expect(read(page(rows))).toEqual(['inferred', 'proved', 'proved', 'proved', 'unproved', 'figures-proved']);
  });

  test('where such a line is as close to the last row of a page as a line of it', () => {
    const rows = [...others, { below: [at(50, 'PAID IN THE TOWN OF SURAT')] }];
    expect(read(page(rows))).toEqual(['inferred', 'proved', 'proved', 'proved', 'figures-proved']);
  });

  test('where headings among the rows begin left of every row', () => {
    const heading: PrintedRow = { below: [at(84, 'FEES OF THIS MONTH')] };
    expect(read(page([plain, heading, plain, heading, plain]))).toEqual([
      'inferred',
      'figures-proved',
      'proved',
      'figures-proved',
      'proved',
    ]);
  });

  test('where most rows have a column inside their words', () => {
    const row = (number: string): PrintedRow => ({ narration: [at(90, number), at(150, 'RENT')] });
    const rows = ['118', '2290', '31', '4470', '52'].map(row);
    expect(read(page(rows))).toEqual(['inferred', ...rows.slice(1).map(() => 'figures-proved')]);
  });

  test('where a line above the first date of a page may be of the row before', () => {
    const second = page(others, 5).map((text) => (text.y >= 80 ? { ...text, y: text.y + 2 * pitch } : text));
    const withLine = [...second.filter(({ y }) => y > 60), { x: 90, y: 84, text: 'NO REMARKS' }];
    const statuses = read(page([plain, ...others]), withLine);
    expect(statuses.filter((status) => status === 'figures-proved').length).toBeGreaterThan(0);
  });

  test('if no titles tell which words are the narration', () => {
    const texts = page([plain, ...others]).filter(({ y }) => y !== 60);
    expect(new Set(read(texts).slice(1))).toEqual(new Set(['figures-proved']));
  });
});
