import type { StructuredDataSite } from '@artha/shared/remote';
import type { ReportCard } from './report.ts';

/** The list of reports, newest first, as an `ItemList` of schema.org. */
export function listOf(cards: readonly ReportCard[], { url }: StructuredDataSite): object {
  return {
    '@type': 'ItemList',
    '@id': `${url}#reports`,
    itemListElement: cards.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${url}/${slug}`,
    })),
  };
}
