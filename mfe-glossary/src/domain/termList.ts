import type { ByTerm } from './termText.ts';

/** A term in a list: its id, which ends its address, and its name in the language of the list. */
export interface ListedTerm {
  readonly id: string;
  readonly name: string;
}

/** The terms of a language in the order of its texts. */
export function termList(names: ByTerm<string>): readonly ListedTerm[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}
