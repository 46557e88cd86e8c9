import * as v from 'valibot';
import { nameSchema } from '../routes/identifiers.ts';
import { isErrorCode, type ErrorCode, MAX_COUNT, MAX_ENTRIES, vitalEdges, vitals, VITALS_FORMAT } from './vitals.ts';

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

const entrySchema = v.union([
  v.strictObject({ ...release, kind: v.literal('view') }),
  v.strictObject({
    ...release,
    kind: v.literal('error'),
    code: v.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code)),
  }),
  vitalEntrySchema,
]);

/** Schema of the report that a page sends when it is left: only counts by release. */
export const vitalsReportSchema = v.strictObject({
  format: v.literal(VITALS_FORMAT),
  entries: v.pipe(v.array(entrySchema), v.minLength(1), v.maxLength(MAX_ENTRIES)),
});

/** The report that a page sends when it is hidden or left. */
export type VitalsReport = v.InferOutput<typeof vitalsReportSchema>;
/** One sum of a report: how often something happened, or fell into a bucket. */
export type VitalsEntry = v.InferOutput<typeof entrySchema>;
