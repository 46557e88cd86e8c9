import fc from 'fast-check';
import { bucketOf, vitalEdges, vitals } from '@artha/shared/contract';
import { addToBucket, quartilesOf, type Histogram } from './histogram.ts';

test('adding a value keeps the lower buckets', () => {
  expect(addToBucket([], 2, 3)).toEqual([0, 0, 3]);
  expect(addToBucket([1, 0, 3], 0, 1)).toEqual([2, 0, 3]);
});

test('the quartiles of evenly spread values in one bucket lie at its quarters', () => {
  expect(quartilesOf('INP', [0, 0, 0, 0, 0, 0, 8])).toEqual({ p25: 162.5, p50: 175, p75: 187.5 });
});

test('above the last edge the result is that edge; without values there is none', () => {
  expect(quartilesOf('CLS', addToBucket([], vitalEdges.CLS.length, 4))).toEqual({ p25: 1, p50: 1, p75: 1 });
  expect(quartilesOf('CLS', [])).toEqual({ p25: 0, p50: 0, p75: 0 });
});

test('each quartile is in the same bucket as the exact one', () => {
  const values = fc.array(fc.double({ min: 0, max: 9000, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.constantFrom(...vitals), values, (metric, measured) => {
      const histogram = measured.reduce<Histogram>((sum, value) => addToBucket(sum, bucketOf(metric, value), 1), []);
      const sorted = measured.toSorted((a, b) => a - b);
      const { p25, p50, p75 } = quartilesOf(metric, histogram);
      for (const [share, estimate] of [
        [0.25, p25],
        [0.5, p50],
        [0.75, p75],
      ] as const) {
        const real = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        const bucket = bucketOf(metric, real);
        const edges = vitalEdges[metric];
        expect(estimate).toBeGreaterThanOrEqual((edges[bucket - 1] ?? 0) - 0.001);
        expect(estimate).toBeLessThanOrEqual((edges[bucket] ?? edges.at(-1) ?? 0) + 0.001);
      }
      expect(p25).toBeLessThanOrEqual(p50);
      expect(p50).toBeLessThanOrEqual(p75);
    }),
  );
});
