import type { StructuredDataSite } from '@artha/shared/remote';
import { definedTerm } from '../../texts/definedTerm.ts';
import { hi } from '../../texts/hi/hi.ts';
import { terms } from '../../texts/hi/terms.ts';

/** The term with its definition, in Hindi. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return definedTerm(url, hi.names, terms, 'hi');
}
