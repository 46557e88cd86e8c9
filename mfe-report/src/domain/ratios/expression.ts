import type { TermId } from '../termNames.ts';
import type { InputId } from './inputs.ts';

/**
 * A formula as data: what computes a ratio is also what prints it. A figure stands in it by its id, another ratio by
 * that of its term.
 */
export type Expression =
  | InputId
  | TermId
  | number
  /** A figure that this formula calls by another name. */
  | readonly ['called', InputId, string]
  /** A fraction, one above the other. */
  | readonly ['over', Expression, Expression]
  /** The same on one line. */
  | readonly ['per', Expression, Expression]
  | readonly ['plus' | 'less' | 'times', Expression, Expression, ...Expression[]]
  | readonly ['power', Expression, Expression]
  | readonly ['minus', Expression]
  | readonly ['ln', Expression];

/** Ids of terms have hyphens, those of figures none. */
export function isTermId(name: InputId | TermId): name is TermId {
  return name.includes('-');
}
