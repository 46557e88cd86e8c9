import type { Counts, Quartiles } from './siteReleases.ts';

/** A Web Vital of the page. */
export type Vital = 'LCP' | 'INP' | 'CLS';

/** How good a value is, by the limits of Web Vitals (web.dev/articles/vitals). */
export type Judgement = 'good' | 'needs work' | 'poor';

/** A Web Vital with its limits: values up to `good` are good, and those above `poor` are poor. */
export interface VitalLimits {
  readonly name: string;
  readonly good: number;
  readonly poor: number;
}

/** The limits of each Web Vital, in milliseconds; a layout shift has no unit. */
export const vitalLimits: Readonly<Record<Vital, VitalLimits>> = {
  LCP: { name: 'Largest content painted', good: 2500, poor: 4000 },
  INP: { name: 'Answer to a click or key', good: 200, poor: 500 },
  CLS: { name: 'Layout shift', good: 0.1, poor: 0.25 },
};

/** The Web Vitals in the order in which they are shown. */
export const vitalNames: readonly Vital[] = ['LCP', 'INP', 'CLS'];

/** Judges a vital by its third quartile, as Web Vitals are: three quarters of all visits are no worse. */
export function judge(vital: Vital, { p75 }: Quartiles): Judgement {
  const { good, poor } = vitalLimits[vital];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needs work' : 'poor';
}

/** `790 ms`, `2.5 s` or `0.013`: a value of a vital. */
export function describeValue(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(3);
  return value < 1000 ? `${String(Math.round(value))} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** The events that are counted in a release, beside visits. */
export type EventKind = 'errors' | 'failures' | 'frozen';

/** The name of each kind, as in `artha status`. */
export const eventNames: Readonly<Record<EventKind, string>> = {
  errors: 'Errors',
  failures: 'Loading failures',
  frozen: 'Frozen pages',
};

/** The kinds in the order in which they are shown. */
export const eventKinds: readonly EventKind[] = ['errors', 'failures', 'frozen'];

/** How many events there are in a hundred visits; undefined without visits. */
export function shareOf(counts: Counts, kind: EventKind): number | undefined {
  return counts.visits === 0 ? undefined : (100 * counts[kind]) / counts.visits;
}

/** `1,840`: a whole number with its thousands grouped. */
export const describeCount = (count: number): string => count.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/** `31 (1.7 %)`: a number of events, and how many there are in a hundred visits. */
export function describeEvents(counts: Counts, kind: EventKind): string {
  const share = shareOf(counts, kind);
  return describeCount(counts[kind]) + (share === undefined ? '' : ` (${share.toFixed(1)} %)`);
}
