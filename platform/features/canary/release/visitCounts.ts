import * as v from 'valibot';
import { bucketOf, vitalEdges } from '@artha/shared/contract';
import type { Count } from './evidence.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const histogram = (metric: 'LCP' | 'INP') => v.pipe(v.array(count), v.maxLength(vitalEdges[metric].length + 1));

/** Schema of what visits of a release met. Each visit counts once for each of these. */
export const visitCountsSchema = v.object({
  visits: count,
  /** In which a screen, or other code of the release, threw. */
  errors: count,
  /** In which something of it did not load. */
  loading: count,
  /** In which the page froze. */
  frozen: count,
  /** By the bucket of `vitalEdges` of how long the page took to paint, and of its slowest answer. */
  LCP: histogram('LCP'),
  INP: histogram('INP'),
});

/** The faults and times that visits of a release met. */
export type VisitCounts = v.InferOutput<typeof visitCountsSchema>;

/** A metric whose time is compared. */
export type TimedMetric = 'LCP' | 'INP';

/** No visit. */
export const noVisits: VisitCounts = { visits: 0, errors: 0, loading: 0, frozen: 0, LCP: [], INP: [] };

const combine = (one: VisitCounts, other: VisitCounts, how: (a: number, b: number) => number): VisitCounts => {
  const buckets = (metric: TimedMetric) =>
    Array.from({ length: Math.max(one[metric].length, other[metric].length) }, (_, bucket) =>
      how(one[metric][bucket] ?? 0, other[metric][bucket] ?? 0),
    );
  return {
    visits: how(one.visits, other.visits),
    errors: how(one.errors, other.errors),
    loading: how(one.loading, other.loading),
    frozen: how(one.frozen, other.frozen),
    LCP: buckets('LCP'),
    INP: buckets('INP'),
  };
};

/** Adds counts. */
export const addVisits = (one: VisitCounts, other: VisitCounts): VisitCounts => combine(one, other, (a, b) => a + b);

/** The growth of counts that only grow; never less than nothing. */
export const visitsSince = (now: VisitCounts, before: VisitCounts): VisitCounts =>
  combine(now, before, (a, b) => Math.max(a - b, 0));

const sum = (buckets: readonly number[]): number => buckets.reduce((total, one) => total + one, 0);

/** How many values there are of a metric. */
export const valuesOf = (counts: VisitCounts, metric: TimedMetric): number => sum(counts[metric]);

/** The bucket beyond which a time is more than twice the one that three quarters of the visits stay within. */
export function twiceThirdQuartile(counts: VisitCounts, metric: TimedMetric): number {
  const edges = vitalEdges[metric];
  const rank = valuesOf(counts, metric) * 0.75;
  let below = 0;
  const bucket = counts[metric].findIndex((one) => {
    below += one;
    return below >= rank;
  });
  return bucketOf(metric, 2 * (edges[bucket] ?? Number.POSITIVE_INFINITY));
}

/** How many values of a metric are beyond a bucket. */
export function countBeyond(counts: VisitCounts, metric: TimedMetric, bucket: number): Count {
  return { met: sum(counts[metric].slice(bucket + 1)), of: valuesOf(counts, metric) };
}
