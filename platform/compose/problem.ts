import * as v from 'valibot';

const problemSchema = v.object({
  remote: v.string(),
  /** Address of the page or of the embedded document. */
  page: v.string(),
  reason: v.string(),
  /** Whether visitors get it as it was composed last; else it is not there. */
  keepsLast: v.boolean(),
});

/** `problems.json` of a site: what did not render when it was composed. */
export const problemsSchema = v.array(problemSchema);

/** A page that did not render, in a publish of somebody else. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** The file of a site that lists its problems. */
export const PROBLEMS_FILE = 'problems.json';
