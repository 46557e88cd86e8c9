import { takeOutWatermarks } from './takeOutWatermarks.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { readWords } from './words.ts';

const row = (y: number): TypedText[] => [
  { x: 20, y, text: '01/04/2026' },
  { x: 80, y, text: 'RENT' },
  { x: 120, y, text: '10.00' },
];
const rows = [row(100), row(112), row(124)].flat();

function textsOf(...texts: readonly TypedText[]): string[] {
  const words = readWords(typedTextSource([[...texts, ...rows]]).readPage(0));
  return takeOutWatermarks(words).map(({ text }) => text);
}

const ofRows = rows.map(({ text }) => text);

test('words across the rows in large letters are taken out, and those beside them', () => {
  expect(textsOf({ x: 20, y: 120, text: 'MY BANK', size: 40 })).toEqual(ofRows);
  expect(textsOf({ x: 90, y: 120, text: 'MY BANK', size: 40 })).toEqual(ofRows);
});

test('one word under large letters is enough below the rows', () => {
  const below = { x: 20, y: 168, text: 'Page' };
  expect(textsOf({ x: 20, y: 168, text: 'COPY', size: 30 }, below)).toContain('COPY');
  const more = [136, 142].flatMap(row);
  expect(textsOf({ x: 20, y: 168, text: 'COPY', size: 30 }, below, ...more)).not.toContain('COPY');
});

test('large letters above the rows are kept, also where one word is under them', () => {
  expect(textsOf({ x: 20, y: 60, text: 'BANK', size: 40 })).toEqual(['BANK', ...ofRows]);
  expect(textsOf({ x: 20, y: 60, text: 'BANK', size: 40 }, { x: 40, y: 58, text: 'est.1994' })).toEqual([
    'BANK',
    'est.1994',
    ...ofRows,
  ]);
});

test('letters a little larger than others are kept', () => {
  expect(textsOf({ x: 20, y: 112, text: 'NEW', size: 16 })).toEqual(['NEW', ...ofRows]);
});
