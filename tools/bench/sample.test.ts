import fc from 'fast-check';
import { median, percentile } from './sample.ts';

const values = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 1 });

describe('the median', () => {
  test('is the middle value, in any order', () => {
    expect(median([3, 100, 1])).toBe(3);
  });

  test('is the mean of the middle two of an even number', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  test('does not exist without values', () => {
    expect(median([])).toBeUndefined();
  });

  test('does not change the sample', () => {
    const sample = [2, 1];
    median(sample);
    expect(sample).toEqual([2, 1]);
  });
});

describe('a percentile', () => {
  test('is a measured value that the share does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeUndefined();
  });

  test('is one of the values, and at least the share of them is not above it', () => {
    fc.assert(
      fc.property(values, fc.double({ noNaN: true, min: 0, max: 1 }), (sample, share) => {
        const found = percentile(sample, share) ?? NaN;
        expect(sample).toContain(found);
        expect(sample.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * sample.length - 1e-9);
      }),
    );
  });
});
