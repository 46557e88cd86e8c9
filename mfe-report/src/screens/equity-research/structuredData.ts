import type { StructuredDataSite } from '@artha/shared/remote';
import { reportCards } from '../../research/reports/reports.ts';

/** The list of reports, newest first. */
export function structuredData({ url }: StructuredDataSite): readonly object[] {
  return [
    {
      '@type': 'ItemList',
      '@id': `${url}#reports`,
      itemListElement: reportCards.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${url}/${slug}`,
      })),
    },
  ];
}
