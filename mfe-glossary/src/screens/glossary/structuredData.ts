import type { StructuredDataSite } from '@artha/shared/remote';
import { en } from '../../languages/en.ts';

/** The set with the identifier of every term, whose page says the rest: names would be a tenth of the page's weight. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${url}#terms`,
      name: 'Glossary of Indian finance',
      url,
      inLanguage: 'en-IN',
      hasDefinedTerm: Object.keys(en.names).map((id) => ({ '@id': `${url}/${id}#term` })),
    },
  ];
}
