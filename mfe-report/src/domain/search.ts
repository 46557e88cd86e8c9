import type { Search } from '@artha/shared/remote';
import Fuse from 'fuse.js/basic';
import { formulaNames } from '../texts/en/formulaNames.ts';
import { writePlain } from './ratios/writePlain.ts';
import type { FinancialTerm } from './terms.ts';

/**
 * Makes the index of some terms in a language. Their formulas are searched in English, which many people know better.
 *
 * `distance` weighs how far into the text a match begins. At 700 an exact word is found anywhere in an explanation, an
 * inexact one only near its beginning. Fuse's default of 100 could not search the end of an explanation; with the
 * location ignored 'tax' would find every 'total'.
 */
export function createSearch(terms: readonly FinancialTerm[]): Search<FinancialTerm> {
  const index = new Fuse(terms, {
    keys: ['name', 'explanation', { name: 'formula', getFn: ({ id }) => writePlain(id, formulaNames) }],
    threshold: 0.4,
    distance: 700,
  });
  return (words) => index.search(words).map((match) => match.item);
}
