import { vitalEdges, type Vital } from '@artha/shared/contract';

/** How often a metric fell in each of its buckets (`vitalEdges`). */
export type Histogram = readonly number[];

/** Adds to a bucket. */
export function addToBucket(histogram: Histogram, bucket: number, count: number): Histogram {
  return Array.from({ length: Math.max(histogram.length, bucket + 1) }, (_, index) =>
    index === bucket ? (histogram[index] ?? 0) + count : (histogram[index] ?? 0),
  );
}

/** Where a quarter, half and three quarters of all values lie below. */
export interface Quartiles {
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
}

/**
 * The value that a share of all values lies below, taken as spread evenly within each bucket. What lies above the last
 * edge counts as that edge: how far above is not known.
 * @param share between 0 and 1.
 */
function quantile(histogram: Histogram, edges: readonly number[], share: number): number {
  const rank = share * histogram.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [index, count] of histogram.entries()) {
    if (count > 0 && below + count >= rank) {
      const lower = edges[index - 1] ?? 0;
      const upper = edges[index] ?? lower;
      return lower + ((upper - lower) * (rank - below)) / count;
    }
    below += count;
  }
  return 0;
}

/** The quartiles of a metric, in its own unit, to three digits after the point. */
export function quartilesOf(metric: Vital, histogram: Histogram): Quartiles {
  const at = (share: number) => Math.round(quantile(histogram, vitalEdges[metric], share) * 1000) / 1000;
  return { p25: at(0.25), p50: at(0.5), p75: at(0.75) };
}
