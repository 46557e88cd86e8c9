import * as v from 'valibot';
import { PROBLEMS_FILE, problemsSchema, type Problem } from '../compose/problem.ts';
import type { StoredSite } from '../store/store.ts';

/** What did not render when the site was composed; empty before the first shell. */
export async function readProblems(site: Pick<StoredSite, 'read'> | undefined): Promise<Problem[]> {
  const content = await site?.read(PROBLEMS_FILE);
  return content ? v.parse(problemsSchema, JSON.parse(content.toString())) : [];
}

/** Describes a remote's problems for its team; undefined if all of it renders. */
export function describeProblems(problems: readonly Problem[], name: string): string | undefined {
  const own = problems.filter(({ remote }) => remote === name);
  if (own.length === 0) return undefined;
  return own
    .map(({ page, reason, keepsLast }) => {
      const shown = keepsLast ? 'visitors get the version composed last' : 'it is omitted';
      return `${page} does not render (${shown}): ${reason}`;
    })
    .join(' ');
}
