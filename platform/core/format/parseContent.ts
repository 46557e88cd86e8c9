import * as v from 'valibot';

/**
 * Parses content that a person writes, or that another program answered.
 * @param what its name for people, such as a file.
 * @throws with a line for each fault: what, the field, and what was expected there.
 */
export function parseContent<T>(schema: v.GenericSchema<unknown, T>, content: unknown, what: string): T {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  throw new Error(describeIssues(result.issues, what));
}

/** A line for each fault: what, the field, and what was expected there. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], what: string): string {
  return issues.map((issue) => [what, v.getDotPath(issue) ?? [], issue.message].flat().join(': ')).join('\n');
}
