import * as v from 'valibot';
import { describeIssues } from '@artha/core/parseContent';

/** The message of a command that fails: that of the error, or each fault of content that was not understood. */
export function describeError(error: unknown): string {
  if (error instanceof v.ValiError) return describeIssues(error.issues, 'What was read was not understood');
  return error instanceof Error ? error.message : String(error);
}
