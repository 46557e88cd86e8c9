import fc from 'fast-check';
import { fromRupees, least, percentOf, remainder, sum, toRupees } from './money.ts';

describe('money', () => {
  test('keeps every paisa that was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (paise) => {
        expect(fromRupees(paise / 100)).toBe(BigInt(paise) * 10_000n);
      }),
    );
  });

  test('gives back the rupees that went in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (rupees) => {
        expect(toRupees(fromRupees(rupees))).toBe(rupees);
      }),
    );
  });

  test('goes to the nearest paisa below that', () => {
    expect(fromRupees(10.999)).toBe(fromRupees(11));
    expect(fromRupees(10.004)).toBe(fromRupees(10));
  });

  test('takes amounts of any size', () => {
    expect(toRupees(fromRupees(1e308))).toBe(1e308);
  });

  test('knows the least of amounts', () => {
    expect(least(3n)).toBe(3n);
    expect(least(3n, 1n, 2n)).toBe(1n);
  });

  test('takes percentages exactly where floating point does not', () => {
    expect(1.1 * 3).not.toBe(3.3);
    expect(percentOf(300, fromRupees(1.1))).toBe(fromRupees(3.3));
  });

  test('a remainder is never less than nothing', () => {
    expect(remainder(5n, 3n)).toBe(2n);
    expect(remainder(3n, 5n)).toBe(0n);
  });

  test('adds up', () => {
    expect(sum([])).toBe(0n);
    expect(sum([1n, 2n, 3n])).toBe(6n);
  });
});
