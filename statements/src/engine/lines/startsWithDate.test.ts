import { typedLines } from '../text/testing/typedLines.ts';
import { startsWithDate } from './startsWithDate.ts';

test.each([
  ['13/04/2026 UPI/A', true],
  ['1 13/04/2026 UPI/A', true],
  ['UPI/A ON THE 13/04/2026', false],
])('whether "%s" starts with a date', (text, expected) => {
  expect(typedLines([{ x: 20, y: 20, text }]).map(startsWithDate)).toEqual([expected]);
});
