import { typedLines } from '../../text/testing/typedLines.ts';
import { headTwoColumns, rowsBelow } from './headTwoColumns.ts';

const lines = typedLines([
  { x: 20, y: 10, text: 'Balance' },
  { x: 52, y: 10, text: 'Teller' },
  ...[22, 34].flatMap((y) => [
    { x: 0, y, text: '1/4/26' },
    { x: 28, y, text: '90.00' },
    { x: 60, y, text: '1042' },
  ]),
  { x: 0, y: 46, text: 'Page 1' },
]);

test('rows below are the lines that start with a date, or hold an amount apart from it', () => {
  expect(rowsBelow(lines, 0.6).lines).toEqual(lines.slice(1, 3));
  const apart = typedLines([22, 34].map((y) => ({ x: 28, y, text: '90.00' })));
  expect(rowsBelow(apart, 0.6).lines).toEqual(apart);
});

test('two titles head two columns where what is below them is apart, in more than one row', () => {
  const [balance, teller] = lines[0]?.words ?? [];
  const areTwo = (rows: typeof lines, minGap = 0.6) =>
    balance !== undefined && teller !== undefined && headTwoColumns([balance], [teller], rowsBelow(rows, minGap));
  expect(areTwo(lines)).toBe(true);
  expect(areTwo(lines, 4)).toBe(false);
  expect(areTwo(lines.slice(2))).toBe(false);
  expect(areTwo([])).toBe(false);
});
