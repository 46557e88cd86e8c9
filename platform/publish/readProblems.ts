import * as v from 'valibot';
import { PROBLEMS_FILE, problemsSchema, type Problem } from '../compose/problem.ts';
import type { Store } from '../store/store.ts';

/** What did not render when the site that visitors get was composed; nothing before the first shell. */
export async function readProblems(store: Store): Promise<Problem[]> {
  const content = await (await store.openSite())?.read(PROBLEMS_FILE);
  return content ? v.parse(problemsSchema, JSON.parse(content.toString())) : [];
}

/** A line for each problem, for the people of its team. */
export function describeProblems(problems: readonly Problem[]): string[] {
  return problems.map(({ remote, page, reason, keepsLast }) => {
    const shown = keepsLast ? 'visitors get it as it was composed last' : 'it is left out';
    return `${remote}: ${page} does not render; ${shown}. ${reason}`;
  });
}
