import type { StructuredDataSite } from '@artha/shared/remote';
import { articleOf } from '../../research/articleOf.ts';
import { payrollSoftwareCard } from '../../research/reportCards.ts';

/** The report as an article. */
export function structuredData(site: StructuredDataSite): readonly object[] {
  return [articleOf(payrollSoftwareCard, site)];
}
