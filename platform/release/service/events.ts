/** The comparisons of a release with the release before: each is of a share of visits. */
export const comparedShares = ['errors', 'loading', 'frozen', 'LCP', 'INP'] as const;

/**
 * A share of visits that is compared: those in which a screen threw, something did not load or the page froze, and those
 * that took more than twice as long to paint (LCP) or to answer (INP) as three quarters of the visits before.
 */
export type ComparedShare = (typeof comparedShares)[number];

/** A release as people name it. */
export interface NamedRelease {
  readonly version: string;
  /** Its key: 20 hexadecimal digits. */
  readonly digest: string;
}

/** How often something was met, of how many visits that were counted. */
export interface Met {
  readonly met: number;
  readonly of: number;
}

/** One comparison of a release with the release before. */
export interface Figure {
  readonly share: ComparedShare;
  readonly release: Met;
  readonly before: Met;
  /** The value of the sequential test: it says that the release is worse once it reaches the rule's limit. */
  readonly evidence: number;
}

/** Why a release was taken back without a person. */
export type TakenBackReason =
  | { readonly kind: 'worse'; readonly share: ComparedShare }
  /** The time of a stage ended before enough visits were counted. */
  | { readonly kind: 'too-few-visits'; readonly visits: number; readonly needed: number }
  /** It no longer fits what visitors get of others. */
  | { readonly kind: 'refused'; readonly code: string; readonly text: string };

interface EventOfRelease {
  readonly remote: string;
  /** The team. */
  readonly owner: string;
  /** ISO 8601. */
  readonly at: string;
  readonly release: NamedRelease;
  /** What the other visitors get, or got before. */
  readonly before: NamedRelease;
  /** Empty before the first visits. */
  readonly figures: readonly Figure[];
}

/** What happened to a release between its publish and all visitors. */
export type ReleaseEvent =
  /** Shares are in per cent of the visitors. */
  | (EventOfRelease & { readonly kind: 'canary-started'; readonly share: number })
  | (EventOfRelease & { readonly kind: 'canary-widened'; readonly from: number; readonly share: number })
  /** All visitors get it. */
  | (EventOfRelease & { readonly kind: 'canary-done' })
  /** Visitors get `before`. */
  | (EventOfRelease & {
      readonly kind: 'release-taken-back';
      /** The visitors that had it: a share of them if it was a canary, else all (100). */
      readonly share: number;
      readonly reason: TakenBackReason;
    });

/** Tells teams what happened to their releases. */
export interface Announcer {
  /** Never rejects because a team cannot be reached: the rollout does not depend on it. */
  readonly announce: (event: ReleaseEvent) => Promise<void>;
}
