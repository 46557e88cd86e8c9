import * as v from 'valibot';
import { vitals, type Vital, type VitalsEntry } from '@artha/shared/contract';
import { addToBucket, quartilesOf, type Quartiles } from './histogram.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The sums of one release. */
export const releaseVitalsSchema = v.object({
  remote: v.string(),
  release: v.string(),
  views: count,
  /** By code. */
  errors: v.record(v.string(), count),
  /** By metric: number of values in each bucket. */
  histograms: v.record(v.picklist(vitals), v.array(count)),
});

/** The sums of one release. */
export type ReleaseVitals = v.InferOutput<typeof releaseVitalsSchema>;

/** One release in the response of `GET /vitals`. */
export interface ReleaseSummary {
  readonly remote: string;
  readonly release: string;
  readonly views: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly vitals: Readonly<Partial<Record<Vital, Quartiles & { readonly count: number }>>>;
}

/** A release without reports. */
export function emptyVitals(remote: string, release: string): ReleaseVitals {
  return { remote, release, views: 0, errors: {}, histograms: {} };
}

/** Adds one entry of a report. */
export function addEntry(known: ReleaseVitals, entry: VitalsEntry): ReleaseVitals {
  if (entry.kind === 'view') return { ...known, views: known.views + entry.count };
  if (entry.kind === 'error') {
    const { code } = entry;
    return { ...known, errors: { ...known.errors, [code]: (known.errors[code] ?? 0) + entry.count } };
  }
  const { metric, bucket } = entry;
  const histogram = addToBucket(known.histograms[metric] ?? [], bucket, entry.count);
  return { ...known, histograms: { ...known.histograms, [metric]: histogram } };
}

/** The summary for people and for programs that decide about a release. */
export function summarize({ remote, release, views, errors, histograms }: ReleaseVitals): ReleaseSummary {
  const measured = vitals.flatMap((metric) => {
    const histogram = histograms[metric];
    if (!histogram) return [];
    const total = histogram.reduce((sum, inBucket) => sum + inBucket, 0);
    return [[metric, { count: total, ...quartilesOf(metric, histogram) }] as const];
  });
  return { remote, release, views, errors, vitals: Object.fromEntries(measured) };
}
