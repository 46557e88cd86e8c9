import { typedLines } from '../text/testing/typedLines.ts';
import { lacksPages, readPageNumbers } from './pageNumbers.ts';

const pages = (...texts: string[]) => texts.map((text) => (text === '' ? [] : typedLines([{ x: 20, y: 20, text }])));

test.each([
  ['all pages are there', ['Page 1 of 2', 'Page 2 of 2'], false],
  ['the last is missing', ['Page 1 of 3', 'Page 2 of 3'], true],
  ['one in the middle is missing', ['Page No: 1/3', 'Page No: 3/3'], true],
  ['one is there twice', ['Page 1 | 2', 'Page 1 | 2'], true],
  ['one has no text', ['Page 1 of 2', ''], true],
  ['a blank page follows', ['Page 1 of 1', ''], false],
  ['pages are not counted', ['Page 1', 'Page 2'], false],
  ['each account counts its own pages', ['Page 1 of 1', 'Page 1 of 2', 'Page 2 of 2'], false],
  ['a page does not say which it is', ['Page 1 of 3', 'Terms'], false],
  ['a number is above the count', ['Page 5 of 3'], false],
])('%s: %j', (_, texts, lacks) => {
  expect(lacksPages(readPageNumbers(pages(...texts)))).toBe(lacks);
});
