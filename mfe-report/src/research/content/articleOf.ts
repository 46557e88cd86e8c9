import type { StructuredDataSite } from '@artha/shared/remote';
import type { ReportCard } from './report.ts';

/** A report as an `Article` of schema.org. Its company is made up, so it is not an organization and has no ratings. */
export function articleOf(card: ReportCard, { url, image, organization }: StructuredDataSite): object {
  return {
    '@type': 'Article',
    '@id': `${url}#report`,
    headline: card.title,
    description: card.summary,
    abstract:
      'The company and its figures are made up, to show how a report reads. For education and information only.',
    articleSection: 'Equity Research',
    datePublished: card.published,
    inLanguage: 'en-IN',
    isAccessibleForFree: true,
    learningResourceType: 'Example',
    timeRequired: `PT${card.minutes}M`,
    mainEntityOfPage: { '@id': url },
    author: organization,
    publisher: organization,
    ...(image && { image }),
  };
}
