import Fuse from 'fuse.js/basic';
import { financialTerms, type FinancialTerm } from './terms.ts';

/**
 * `distance` weighs how far into the text a match begins. At 700 an exact word is found anywhere in an explanation, an
 * inexact one only near its beginning. Fuse's default of 100 could not search the end of an explanation; with the
 * location ignored 'tax' would find every 'total'.
 */
const index = new Fuse(financialTerms, {
  keys: ['name', 'explanation', 'formula'],
  threshold: 0.4,
  distance: 700,
});

/** The terms that resemble the query, best match first; every term in its order when the query is blank. */
export function searchTerms(query: string): readonly FinancialTerm[] {
  const wanted = query.trim();
  return wanted === '' ? financialTerms : index.search(wanted).map((match) => match.item);
}
