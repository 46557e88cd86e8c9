import { termSearch } from '../texts/termSearch.ts';
import { lazyTermContent } from '../term/lazyTermContent.tsx';
import type { GlossaryTexts } from '../texts/texts.ts';
import names from '../texts/en/names.json';

const loadTerms = () => import('../texts/en/terms.ts');

/** What the glossary says in English. */
export const en: GlossaryTexts = {
  language: 'en',
  path: '/finterms',
  names,
  search: termSearch(async () => ({
    terms: (await loadTerms()).terms,
    languages: [
      { names, otherNames: (await import('../texts/en/otherNames.json')).default },
      {
        names: (await import('../texts/hi/names.json')).default,
        otherNames: (await import('../texts/hi/otherNames.json')).default,
      },
    ],
  })),
  TermContent: lazyTermContent(loadTerms),
  title: 'Money terms in plain words',
  lead: '150 terms of Indian banking, tax and markets, each with its own page.',
  searchLabel: 'Search financial terms...',
  clear: 'Clear',
  letters: 'Terms by letter',
  matches: 'Matches',
  contained: 'Terms in these words',
  mentioned: 'Mentioned in these definitions',
  similar: 'Similar spelling',
  nearest: 'Nearest terms',
  found: (count, words) => `${count === 1 ? '1 term matches' : `${String(count)} terms match`} “${words}”.`,
  noMatch: (words) => `No term matches “${words}”.`,
  loading: 'Loading the definition…',
  unknownTerm: 'This term is not in the glossary',
  unknownTermLead: 'It may have another name there. Search for it among all terms.',
  example: 'Example',
  related: 'Related terms',
  usedIn: 'Where it matters here',
  source: 'Source',
  allTerms: 'All terms',
  wholePage: 'Open as a page',
  close: 'Close',
  definition: 'definition',
  toolNames: {},
};
