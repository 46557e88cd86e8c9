import type { NamedRatioId } from '../furtherIds.ts';
import type { InputId } from './inputs.ts';

/**
 * A formula as data, used both to compute a ratio and to print it. It names figures by id, and other ratios by their
 * ids.
 */
export type Expression =
  | InputId
  | NamedRatioId
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

/** Ids of ratios have hyphens, those of figures none. */
export function isRatioId(name: InputId | NamedRatioId): name is NamedRatioId {
  return name.includes('-');
}
