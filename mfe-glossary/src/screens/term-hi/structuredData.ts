import type { StructuredDataSite } from '@artha/shared/remote';
import { definedTerm } from '../../texts/definedTerm.ts';
import names from '../../texts/hi/names.json';
import otherNames from '../../texts/hi/otherNames.json';
import { terms } from '../../texts/hi/terms.ts';

/** The term with its definition, in Hindi. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return definedTerm(url, { names, otherNames }, terms, 'hi');
}
