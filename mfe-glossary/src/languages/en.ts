import { lazyTermContent } from '../term/lazyTermContent.tsx';
import { glossary } from '../texts/en/glossary.ts';
import { termSearch } from '../texts/termSearch.ts';
import type { GlossaryTexts } from '../texts/texts.ts';
import names from '../texts/en/names.json';

const loadTerms = () => import('../texts/en/terms.ts');

/** The glossary in English. */
export const en: GlossaryTexts = {
  ...glossary,
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
};
