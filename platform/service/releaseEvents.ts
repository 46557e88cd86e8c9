import * as v from 'valibot';

/** The comparisons of a release with the release before: each is of a share of visits. */
export const comparedShares = ['errors', 'loading', 'frozen', 'LCP', 'INP'] as const;

/**
 * A share of visits that is compared: those in which a screen threw, something did not load or the page froze, and those
 * that took more than twice as long to paint (LCP) or to answer (INP) as three quarters of the visits before.
 */
export type ComparedShare = (typeof comparedShares)[number];

const share = v.picklist(comparedShares);
const time = v.pipe(v.string(), v.isoTimestamp());

const releaseSchema = v.object({
  version: v.string(),
  /** Its key: 20 hexadecimal digits. */
  digest: v.string(),
});

/** How often something was met, of how many visits that were counted. */
const metSchema = v.object({ met: v.number(), of: v.number() });

/** Schema of one comparison of a release with the release before. */
export const figureSchema = v.object({
  share,
  release: metSchema,
  before: metSchema,
  /** The value of the sequential test: it says that the release is worse once it reaches the rule’s limit. */
  evidence: v.number(),
});

const reasonSchema = v.variant('kind', [
  v.object({ kind: v.literal('worse'), share }),
  /** The time of a stage ended before enough visits were counted. */
  v.object({ kind: v.literal('too-few-visits'), visits: v.number(), needed: v.number() }),
  /** It no longer fits what visitors get of others. */
  v.object({ kind: v.literal('refused'), code: v.string(), text: v.string() }),
]);

const common = {
  remote: v.string(),
  /** The team. */
  owner: v.string(),
  at: time,
  release: releaseSchema,
  /** The release that the other visitors get, or got before. */
  before: releaseSchema,
  /** Empty before the first visits. */
  figures: v.array(figureSchema),
};

/** Schema of what happens to a release between its publish and all visitors. Shares are in per cent of the visitors. */
export const eventSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('canary-started'), share: v.number() }),
  v.object({ ...common, kind: v.literal('canary-widened'), from: v.number(), share: v.number() }),
  /** All visitors get it. */
  v.object({ ...common, kind: v.literal('canary-done') }),
  /** Visitors get `before`. A share of them had the release if it was a canary, else all (100). */
  v.object({ ...common, kind: v.literal('release-taken-back'), share: v.number(), reason: reasonSchema }),
]);

/** One comparison of a release with the release before. */
export type Figure = v.InferOutput<typeof figureSchema>;
/** Why a release was taken back without a person. */
export type TakenBackReason = v.InferOutput<typeof reasonSchema>;
/** An event of a release between its publish and all visitors. */
export type ReleaseEvent = v.InferOutput<typeof eventSchema>;
