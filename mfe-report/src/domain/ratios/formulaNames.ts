import type { NamedRatioId } from '../furtherIds.ts';
import type { InputId } from './inputs.ts';

/** The names in the formulas of a language. */
export interface FormulaNames {
  readonly term: (id: NamedRatioId) => string;
  /** Another ratio within a formula: `Inventory Conversion Period` is `ICP`. */
  readonly letters: (id: NamedRatioId) => string;
  readonly figure: (input: InputId) => string;
  /** A figure that one formula calls by another name, in English, such as `Annual Credit Sales`. */
  readonly called: (name: string) => string;
}

/** Whether a formula's name for a figure is a letter or a few of them, such as `I_0` or `NPV`. */
export function isLetters(name: string): boolean {
  return /^(?:[A-Z]{2,3}|[A-Za-z](?:_0)?)$/.test(name);
}
