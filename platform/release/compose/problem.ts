import * as v from 'valibot';

const problemSchema = v.object({
  remote: v.string(),
  /** Address of the page or of the embedded document. */
  page: v.string(),
  reason: v.string(),
  /** Whether visitors get the version composed last; otherwise the page does not exist. */
  keepsLast: v.boolean(),
});

/** `problems.json` of a site: what did not render when it was composed. */
export const problemsSchema = v.array(problemSchema);

/** A page that did not render during another team's publish. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** The file of a site that lists its problems. */
export const PROBLEMS_FILE = 'problems.json';
