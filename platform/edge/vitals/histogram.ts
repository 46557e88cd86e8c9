import { vitalEdges, type Vital } from '@artha/shared/contract';

/** Number of values of a metric in each bucket (`vitalEdges`). */
export type Histogram = readonly number[];

/** Adds a value to a bucket. */
export function addToBucket(histogram: Histogram, bucket: number, count: number): Histogram {
  return Array.from({ length: Math.max(histogram.length, bucket + 1) }, (_, index) =>
    index === bucket ? (histogram[index] ?? 0) + count : (histogram[index] ?? 0),
  );
}

/** The shares of values that lie below each quartile. */
export interface Quartiles {
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
}

/**
 * Estimates the value below which a share of all values lies; values are taken as evenly spread within each bucket.
 * Values above the last edge count as that edge, because their size is unknown.
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

/** The quartiles of a metric in its own unit, rounded to three decimals. */
export function quartilesOf(metric: Vital, histogram: Histogram): Quartiles {
  const at = (share: number) => Math.round(quantile(histogram, vitalEdges[metric], share) * 1000) / 1000;
  return { p25: at(0.25), p50: at(0.5), p75: at(0.75) };
}
