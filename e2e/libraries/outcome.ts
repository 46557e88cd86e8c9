import * as v from 'valibot';

const visitSchema = v.object({
  /** Whether everything was there, and the deeds had their effect. */
  works: v.boolean(),
  /** The missing text or element; undefined if the page works. */
  missing: v.optional(v.string()),
  /** The messages of console, policy and thrown errors. */
  complaints: v.array(v.string()),
});
/** A visit of a page. */
export type LibraryVisit = v.InferOutput<typeof visitSchema>;

const attemptSchema = v.object({
  /** How the screen was written: `as written`, or the change. */
  as: v.string(),
  /** Whether `artha publish`, which checks first, published it. */
  isLive: v.boolean(),
  /** The step that stopped it: `build`, the names of checks, or `publish`. */
  stoppedBy: v.optional(v.string()),
  /** The first fault, with the lines below it. */
  fault: v.optional(v.string()),
  warnings: v.array(v.string()),
  /** The kind of page: 1 composed, 2 composed with parts for browsers, 3 for browsers, 4 a document of its own. */
  step: v.optional(v.number()),
  /** The remote's own scripts by gzip. */
  ownKb: v.optional(v.number()),
  load: v.optional(visitSchema),
  soft: v.optional(visitSchema),
  seconds: v.number(),
});
/** The outcome of a screen that was written in one way. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export const outcomeSchema = v.object({
  name: v.string(),
  title: v.string(),
  first: v.boolean(),
  /** Installed versions. */
  versions: v.record(v.string(), v.string()),
  /** The option that npm needed besides `npm install`. */
  installedBy: v.optional(v.string()),
  attempts: v.array(attemptSchema),
  /** A digest of the row and of everything that the run was made with. */
  sources: v.string(),
});
/** The outcome of a row. */
export type LibraryOutcome = v.InferOutput<typeof outcomeSchema>;

const isQuiet = (visit: LibraryVisit | undefined): boolean => visit?.works === true && visit.complaints.length === 0;

/** Whether an attempt gave a page that works on load and after a soft step, with a clean console. */
export const works = ({ isLive, load, soft }: Attempt): boolean => isLive && isQuiet(load) && isQuiet(soft);

/** Whether the checks let a page through that does not work. */
export const isFalselyGreen = (attempt: Attempt): boolean => attempt.isLive && !works(attempt);

/** The attempt that counts: the first that works, or else the one as written. */
export function countedAttempt({ attempts }: LibraryOutcome): Attempt | undefined {
  return attempts.find(works) ?? attempts[0];
}
