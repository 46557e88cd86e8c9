import type { ListedTerm } from './termList.ts';

/** The terms that begin with one letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly terms: readonly ListedTerm[];
}

/** Groups terms by the first letter of their names, in the order in which the letters first occur. */
export function groupByLetter(terms: readonly ListedTerm[]): readonly LetterGroup[] {
  const groups = new Map<string, ListedTerm[]>();
  for (const term of terms) {
    const letter = term.name.charAt(0).toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(term);
    else groups.set(letter, [term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}
