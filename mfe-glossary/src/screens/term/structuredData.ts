import type { StructuredDataSite } from '@artha/shared/remote';
import { definedTerm } from '../../texts/definedTerm.ts';
import names from '../../texts/en/names.json';
import otherNames from '../../texts/en/otherNames.json';
import { terms } from '../../texts/en/terms.ts';

/** The term with its definition. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return definedTerm(url, { names, otherNames }, terms, 'en-IN');
}
