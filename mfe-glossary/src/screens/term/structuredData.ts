import type { StructuredDataSite } from '@artha/shared/remote';
import { definedTerm } from '../../texts/definedTerm.ts';
import { en } from '../../texts/en/en.ts';
import { terms } from '../../texts/en/terms.ts';

/** The term with its definition. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return definedTerm(url, en.names, terms, 'en-IN');
}
