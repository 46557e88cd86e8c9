import * as v from 'valibot';
import { nameSchema } from '../routes/identifiers.ts';
import {
  isErrorCode,
  type ErrorCode,
  MAX_COUNT,
  MAX_ENTRIES,
  MAX_FRAMES,
  MAX_THROWN,
  vitalEdges,
  vitals,
  VITALS_FORMAT,
} from './vitals.ts';

const release = {
  remote: nameSchema,
  /** Digest of the release. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT)),
};

const vitalEntrySchema = v.pipe(
  v.strictObject({
    ...release,
    kind: v.literal('vital'),
    metric: v.picklist(vitals),
    bucket: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.check(({ metric, bucket }) => bucket <= vitalEdges[metric].length, 'a bucket of its metric'),
);

const errorCode = v.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code));

const entrySchema = v.union([
  v.strictObject({ ...release, kind: v.literal('view') }),
  v.strictObject({ ...release, kind: v.literal('error'), code: errorCode }),
  vitalEntrySchema,
]);

/** Schema of an error with its stack: positions in scripts of its release, and nothing that a person typed. */
export const thrownErrorSchema = v.strictObject({
  ...release,
  code: errorCode,
  /** `Screen.0eac1b23.js:1:2345`: file, line and column, counted from 1; the innermost first. */
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\.js:[1-9]\d{0,6}:[1-9]\d{0,6}$/))),
    v.minLength(1),
    v.maxLength(MAX_FRAMES),
  ),
});

/** Schema of the report that a page sends when it is left: only counts by release, and where errors were thrown. */
export const vitalsReportSchema = v.strictObject({
  format: v.literal(VITALS_FORMAT),
  entries: v.pipe(v.array(entrySchema), v.minLength(1), v.maxLength(MAX_ENTRIES)),
  thrown: v.optional(v.pipe(v.array(thrownErrorSchema), v.maxLength(MAX_THROWN))),
});

/** The report that a page sends when it is hidden or left. */
export type VitalsReport = v.InferOutput<typeof vitalsReportSchema>;
/** One sum of a report: how often something happened, or fell into a bucket. */
export type VitalsEntry = v.InferOutput<typeof entrySchema>;
/** An error of a release, with the positions of its stack, and how often it happened. */
export type ThrownError = v.InferOutput<typeof thrownErrorSchema>;
