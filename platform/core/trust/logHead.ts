import * as v from 'valibot';

/** The file of a site that names the end of the log. */
export const LOG_FILE = 'log.json';

/** The end of the log of releases. */
export const logHeadSchema = v.object({
  /** SHA-256 of the newest entry, which contains the digest of the one before. */
  head: v.string(),
  length: v.number(),
});

/** The end of the log of releases. */
export type LogHead = v.InferOutput<typeof logHeadSchema>;
