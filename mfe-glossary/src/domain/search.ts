import type { Search } from '@artha/shared/remote';
import Fuse from 'fuse.js/basic';
import { aliases } from './aliases.ts';
import type { GlossaryEntry } from './glossary.ts';

/**
 * Makes the index of a glossary.
 *
 * `distance` weighs how far into the text a match begins. Fuse's default of 100 loses an exact word past the 40th
 * character of a definition ('90 days', 'npci'); ignoring the location altogether lets a three-letter query with one
 * letter wrong match half of the glossary. At 700 an exact word is found anywhere in a definition, an inexact one only
 * near its beginning, where the name and its expansion stand.
 */
export function createSearch(glossary: readonly GlossaryEntry[]): Search<GlossaryEntry> {
  const index = new Fuse(glossary, {
    keys: ['term', 'definition', { name: 'aliases', getFn: ({ id }) => aliases[id] ?? [] }],
    threshold: 0.4,
    distance: 700,
  });
  return (words) => index.search(words).map((match) => match.item);
}
