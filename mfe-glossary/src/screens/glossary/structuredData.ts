import type { StructuredDataSite } from '@artha/shared/contract';
import { glossary } from '../../domain/glossary.ts';

/** Every term with its definition. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${url}#terms`,
      name: 'Glossary of Indian finance',
      url,
      inLanguage: 'en-IN',
      // A hundred addresses more would be half a kilobyte of every visit; the page's own links have them.
      hasDefinedTerm: glossary.map(({ term, definition }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: definition,
      })),
    },
  ];
}
