import Fuse from 'fuse.js/basic';
import { glossary, type GlossaryEntry } from './glossary.ts';

/**
 * `distance` weighs how far into the text a match begins. Fuse's default of 100 loses an exact word past the 40th
 * character of a definition ('90 days', 'npci'); ignoring the location altogether lets a three-letter query with one
 * letter wrong match half of the glossary. At 700 an exact word is found anywhere in a definition, an inexact one only
 * near its beginning, where the name and its expansion stand.
 */
const index = new Fuse(glossary, {
  keys: ['term', 'definition', 'aliases'],
  threshold: 0.4,
  distance: 700,
});

/** The entries that resemble the query, best match first; every entry in its order when the query is blank. */
export function searchGlossary(query: string): readonly GlossaryEntry[] {
  const wanted = query.trim();
  return wanted === '' ? glossary : index.search(wanted).map((match) => match.item);
}
