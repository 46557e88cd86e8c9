import { lazyTermContent } from '../term/lazyTermContent.tsx';
import { glossary } from '../texts/hi/glossary.ts';
import { termSearch } from '../texts/termSearch.ts';
import type { GlossaryTexts } from '../texts/texts.ts';
import names from '../texts/hi/names.json';

const loadTerms = () => import('../texts/hi/terms.ts');

/** The glossary in Hindi. */
export const hi: GlossaryTexts = {
  ...glossary,
  language: 'hi',
  path: '/hi/finterms',
  names,
  search: termSearch(async () => ({
    terms: (await loadTerms()).terms,
    languages: [
      { names, otherNames: (await import('../texts/hi/otherNames.json')).default },
      {
        names: (await import('../texts/en/names.json')).default,
        otherNames: (await import('../texts/en/otherNames.json')).default,
      },
    ],
  })),
  TermContent: lazyTermContent(loadTerms),
};
