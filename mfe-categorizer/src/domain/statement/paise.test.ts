import fc from 'fast-check';
import { formatPaise, parsePaise } from './paise.ts';

test.each([
  ['1234.50', 123_450],
  ['0.00', 0],
  ['-0.00', 0],
  ['7', 700],
  ['.5', 50],
  ['12.', 1200],
  ['-4,58,135.15', -45_813_515],
  ['−10.01', -1001],
  ['1.005', 101],
  ['1.0049', 100],
  ['0.999', 100],
  ['1,23,456', 12_345_600],
  ['  20.2 ', 2020],
  ['', 0],
  ['n/a', 0],
  ['12abc', 0],
  ['1e5', 0],
  ['99999999999999999999', 0],
])('“%s” is %d paise', (text, paise) => {
  expect(parsePaise(text)).toBe(paise);
});

test('amounts are grouped as in India, with two decimals', () => {
  expect(formatPaise(11_200_000)).toBe('1,12,000.00');
  expect(formatPaise(-5)).toBe('−0.05');
});

test('an amount survives being written and read', () => {
  const paise = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(fc.property(paise, (amount) => parsePaise(formatPaise(amount)) === amount));
});
