import * as v from 'valibot';
import type { StoredSite } from '../store/store.ts';

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

/** Reads the pages that did not render when a site was composed; empty before the first shell. */
export async function readProblems(site: Pick<StoredSite, 'read'> | undefined): Promise<Problem[]> {
  const content = await site?.read(PROBLEMS_FILE);
  return content ? v.parse(problemsSchema, JSON.parse(content.toString())) : [];
}
