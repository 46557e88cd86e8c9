import type { Problem } from '../compose/problem.ts';

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
