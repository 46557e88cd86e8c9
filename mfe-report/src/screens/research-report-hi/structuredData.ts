import type { StructuredDataSite } from '@artha/shared/remote';
import { articleOf } from '../../research/content/articleOf.ts';
import { slugOf } from '../../research/content/paths.ts';
import { reportCards } from '../../texts/hi/reports.ts';

/** The report as an article, in Hindi. */
export function structuredData(site: StructuredDataSite): readonly object[] {
  const slug = slugOf(new URL(site.url).pathname);
  return reportCards.filter((card) => card.slug === slug).map((card) => articleOf(card, site, 'hi'));
}
