import { failures, type FailureCode } from '../failures.ts';

// Data only: the schema of reports is in `vitalsReport.ts`, because no page needs it.

/**
 * Version of the reports of errors and loading times (docs/measurement.md). Raise it with every change of the edges
 * below.
 */
export const VITALS_FORMAT = 1;

/** The most that one entry of a report may count. */
export const MAX_COUNT = 1000;
/** The most entries that a report may have. */
export const MAX_ENTRIES = 250;
/** The most errors of a report that say where they were thrown. */
export const MAX_THROWN = 10;
/** The most frames of a stack that are reported, from the innermost. */
export const MAX_FRAMES = 10;

/** The metrics: Web Vitals, and how long frames block the page. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LoAF'] as const;
/** The name of a metric. */
export type Vital = (typeof vitals)[number];

const loadingMs = [200, 400, 600, 800, 1000, 1250, 1500, 1800, 2200, 2500, 3000, 4000, 6000, 10_000];

/**
 * The upper edges of each metric's buckets, in milliseconds; a layout shift has no unit. The last bucket has none.
 * Values are only ever reported as the number of their bucket: ‘good’ and ‘poor’ of Web Vitals are edges.
 */
export const vitalEdges: Readonly<Record<Vital, readonly number[]>> = {
  LCP: loadingMs,
  FCP: loadingMs,
  TTFB: [50, 100, 200, 300, 400, 600, 800, 1000, 1400, 1800, 2500, 4000],
  INP: [16, 32, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  LoAF: [50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
};

/** The number of the bucket that a value falls in; an edge belongs to the bucket below it. */
export function bucketOf(metric: Vital, value: number): number {
  const edges = vitalEdges[metric];
  const index = edges.findIndex((edge) => value <= edge);
  return index === -1 ? edges.length : index;
}

const standardErrors = [
  'Error',
  'AggregateError',
  'DOMException',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;

/**
 * Kinds of errors: a code of `failures`, or the name of a standard error. Never a message, which may quote a person.
 */
export type ErrorCode = FailureCode | (typeof standardErrors)[number];

/** Whether a text is a kind of errors. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(failures, code) || standardErrors.some((name) => name === code);
}

/** Whether a text is a metric. */
export function isVital(name: string): name is Vital {
  return vitals.some((vital) => vital === name);
}
