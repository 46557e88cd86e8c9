import { sumErrors, vitalEdges, type VitalsEntry } from '@artha/shared/contract';
import { noVisits, type TimedMetric, type VisitCounts } from '../release/visitCounts.ts';

/** The slowest value of a metric as a histogram of one; empty if there is none. */
function slowest(entries: readonly VitalsEntry[], metric: TimedMetric): number[] {
  const buckets = entries.flatMap((one) => (one.kind === 'vital' && one.metric === metric ? [one.bucket] : []));
  if (buckets.length === 0) return [];
  const worst = Math.max(...buckets);
  return Array.from({ length: Math.min(worst, vitalEdges[metric].length) + 1 }, (_, bucket) =>
    bucket === worst ? 1 : 0,
  );
}

/**
 * Reads a report on one release as one visit: whatever number it names, each fault counts once. Undefined if the page
 * neither showed the release nor failed in it.
 */
export function visitOf(entries: readonly VitalsEntry[]): VisitCounts | undefined {
  const codes = entries.flatMap((one) => (one.kind === 'error' ? [one.code] : []));
  if (codes.length === 0 && !entries.some(({ kind }) => kind === 'view')) return undefined;
  const { errors, failures, frozen } = sumErrors(Object.fromEntries(codes.map((code) => [code, 1])));
  return {
    ...noVisits,
    visits: 1,
    errors: Math.min(errors, 1),
    loading: Math.min(failures, 1),
    frozen,
    LCP: slowest(entries, 'LCP'),
    INP: slowest(entries, 'INP'),
  };
}
