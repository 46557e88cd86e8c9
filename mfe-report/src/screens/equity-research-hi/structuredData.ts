import type { StructuredDataSite } from '@artha/shared/remote';
import { listOf } from '../../research/content/listOf.ts';
import { reportCards } from '../../texts/hi/reports.ts';

/** The list of reports, newest first. */
export function structuredData(site: StructuredDataSite): readonly object[] {
  return [listOf(reportCards, site)];
}
