import type { StructuredDataSite } from '@artha/shared/remote';
import { en } from '../../languages/en.ts';

/** Every term with its name and the page of its definition. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${url}#terms`,
      name: 'Glossary of Indian finance',
      url,
      inLanguage: 'en-IN',
      hasDefinedTerm: Object.entries(en.names).map(([id, name]) => ({
        '@type': 'DefinedTerm',
        name,
        url: `${url}/${id}`,
      })),
    },
  ];
}
