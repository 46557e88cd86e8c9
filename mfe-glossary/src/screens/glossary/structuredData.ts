import type { StructuredDataSite } from '@artha/shared/remote';
import { glossary } from '../../domain/glossary.ts';

/** Every term by its name. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${url}#terms`,
      name: 'Glossary of Indian finance',
      url,
      inLanguage: 'en-IN',
      // The page says what each means, and where: saying it twice would be two kilobytes of every visit.
      hasDefinedTerm: glossary.map(({ term }) => ({ '@type': 'DefinedTerm', name: term })),
    },
  ];
}
