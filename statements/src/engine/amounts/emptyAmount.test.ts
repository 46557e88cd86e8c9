import { isEmptyAmount } from './emptyAmount.ts';

test.each(['', ' ', '-', '--', '–', '—', '−', '.', '- -', 'nil', 'NIL', 'null', 'Null'])('%j is no amount', (text) => {
  expect(isEmptyAmount(text)).toBe(true);
});

test.each(['0', '0.00', '-1', 'NA', 'nila', 'X', '- X'])('%j is something', (text) => {
  expect(isEmptyAmount(text)).toBe(false);
});
