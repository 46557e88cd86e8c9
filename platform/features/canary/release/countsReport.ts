import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { visitCountsSchema } from './visitCounts.ts';
import { isSigned, signContent, signedContentSchema, type SignedContent } from '@artha/core/signedContent';
import type { Policy } from '@artha/core/policy';
import type { Signer } from '@artha/core/signer';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));

/** The visits of a release that an edge has counted since it started. */
const releaseCountsSchema = v.strictObject({
  remote: nameSchema,
  release: digest,
  /**
   * The canary during which these visits got this release by their draw; undefined for all visits of a release that
   * everybody gets.
   */
  canary: v.optional(digest),
  counts: visitCountsSchema,
});

/** The most releases of one report. */
export const MAX_RELEASES = 500;

const reportSchema = v.strictObject({
  // No other document that is signed has this type.
  _type: v.literal('counts'),
  /** The edge since its start: a random id. */
  edge: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Number of the report of this edge: an older one says nothing new. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  releases: v.pipe(v.array(releaseCountsSchema), v.maxLength(MAX_RELEASES)),
});

/** The visits of a release that an edge has counted since it started. */
export type ReleaseCounts = v.InferOutput<typeof releaseCountsSchema>;

/** One text for each release, and for each canary of it, by which counts are kept. */
export const countsKey = ({ remote, release, canary }: Pick<ReleaseCounts, 'remote' | 'release' | 'canary'>): string =>
  `${remote}/${release}/${canary ?? ''}`;

/** The report of an edge to the release service. */
export type CountsReport = v.InferOutput<typeof reportSchema>;

/** The clocks of edge and service may differ by this much; an older report was recorded and sent again. */
const LONGEST_DELAY_MS = 600_000;

/** Signs a report of an edge. */
export const signCounts = (report: Omit<CountsReport, '_type'>, signer: Signer): SignedContent =>
  signContent(JSON.stringify({ _type: 'counts', ...report }), signer);

/** Reads a report; undefined if no edge of the policy signed it lately, or if it is not a report. */
export function readCounts(body: unknown, { edges = [], revoked }: Policy, now: Date): CountsReport | undefined {
  const signed = v.safeParse(signedContentSchema, body);
  if (!signed.success) return undefined;
  const { key, content } = signed.output;
  if (!edges.includes(key) || revoked.includes(key) || !isSigned(signed.output)) return undefined;
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), content);
  if (!report.success) return undefined;
  return Math.abs(Date.parse(report.output.at) - now.getTime()) <= LONGEST_DELAY_MS ? report.output : undefined;
}
