import { StatementRefusal } from '../refusals/refusal.ts';
import { turnQuarter } from '../pictures/greyImage.ts';
import type { GreyImage } from '../pictures/greyImage.ts';
import type { ReadWords } from '../pictures/loadTesseract.ts';
import { parseScan } from './parseScan.ts';
import { readPicture } from '../pictures/readPicture.ts';
import type { ScannedPage } from '../pictures/scannedPage.ts';
import { createStripReader } from './stripReader.ts';
import { opening, pageOf, readFrom, rows, titles } from './testing/scannedTable.ts';

const right = pageOf([titles, opening, ...rows]);

/** Reads a page, of which lines are read again as they are on another one. */
const parse = (page: ScannedPage, again: ScannedPage) => parseScan([page], { maxPages: 1 }, readFrom([again]));
const statusesOf = ({ statement }: ReturnType<typeof parse>) => statement.transactions.map(({ status }) => status);
const sure = rows.map(() => 'figures-proved');

/** The page with another text in one cell. */
const withCell = (row: number, column: number, text: string) =>
  pageOf([titles, opening, ...rows.map((cells, at) => (at === row ? cells.with(column, text) : cells))]);

test.each([
  ['an amount that no digit explains', withCell(1, 3, '41,211.00')],
  ['a balance that was not seen', withCell(2, 4, '')],
  ['a date among later ones', withCell(2, 0, '01/04/2026')],
])('a line with %s is read again', (_, page) => {
  expect(statusesOf(parse(page, page))).not.toEqual(sure);
  const read = parse(page, right);
  expect(statusesOf(read)).toEqual(sure);
  expect(read.repairs).toEqual([]);
});

test('the words of a line that is read again stay as they were', () => {
  const { statement } = parse(withCell(2, 4, ''), withCell(2, 1, 'A7M W17HDRAWAL'));
  expect(statement.transactions[2]?.description).toBe('ATM WITHDRAWAL PUNE');
});

test('a further reading does not count that the balances confirm less', () => {
  const page = withCell(3, 2, '377.50');
  expect(statusesOf(parse(page, withCell(3, 4, '1.00')))).toEqual(statusesOf(parse(page, page)));
});

test('a date that is another one, or none, when it is read again is in doubt', () => {
  expect(statusesOf(parse(right, withCell(2, 0, '05/04/2026')))).toEqual(sure.with(2, 'unproved'));
  expect(statusesOf(parse(right, withCell(2, 0, '')))).toEqual(sure.with(2, 'unproved'));
  expect(statusesOf(parse(withCell(2, 0, '04-04-2026'), right))).toEqual(sure);
});

test('titles that were not seen are read again before a page is refused', () => {
  const page = pageOf([['', '', '', 'Deposit'], ...rows]);
  expect(() => parse(page, page)).toThrow(StatementRefusal);
  expect(statusesOf(parse(page, pageOf([titles, ...rows])))).toEqual(sure.with(0, 'inferred'));
});

const picture: GreyImage = { width: 20, height: 30, pixels: new Uint8Array(600).fill(255) };

test.each([
  ['upright', 0, [20, 30]],
  ['on its side', 1, [30, 20]],
  ['upside down', 2, [20, 30]],
])('a page that lies %s is read in the position in which its words are clearest', (_, turns, size) => {
  let readings = 0;
  const readWords: ReadWords = ({ width, height }) => {
    readings += 1;
    return { width, height, words: [], confidence: readings === turns + 1 ? 90 : 20 };
  };
  const { page } = readPicture(picture, readWords, 20);
  expect([page.width, page.height]).toEqual(size);
  expect(readings).toBe(turns + 1);
});

test('a quarter turn is clockwise', () => {
  const pixels = Uint8Array.from([1, 2, 3, 4, 5, 6]);
  const turned = turnQuarter({ width: 3, height: 2, pixels });
  expect(turned).toEqual({ width: 2, height: 3, pixels: Uint8Array.from([4, 1, 5, 2, 6, 3]) });
});

test('words of a strip have their places on the page', () => {
  const read: GreyImage[] = [];
  const readStrip = createStripReader([picture], (strip, kind) => {
    read.push(strip);
    const words = [{ text: kind, x0: 4, x1: 8, baseline: 30, height: 10 }];
    return { width: strip.width, height: strip.height, words, confidence: 90 };
  });
  expect(readStrip({ page: 0, top: 9.5, bottom: 40 }, 2)).toEqual([
    { text: 'lines', x0: 2, x1: 4, baseline: 14, height: 5 },
  ]);
  expect(read.map(({ width, height }) => [width, height])).toEqual([[40, 82]]);
  expect(readStrip({ page: 0, top: 40, bottom: 50 }, 2)).toEqual([]);
  expect(readStrip({ page: 1, top: 0, bottom: 10 }, 2)).toEqual([]);
});
