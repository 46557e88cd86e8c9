import type { GlossaryEntry } from './glossary.ts';

/** The entries that begin with one letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** Groups entries by the first letter of their term, in the order in which the letters first occur. */
export function groupByLetter(entries: readonly GlossaryEntry[]): readonly LetterGroup[] {
  const groups = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = entry.term.charAt(0).toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups].map(([letter, members]) => ({ letter, entries: members }));
}
