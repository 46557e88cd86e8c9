import type { Language } from '@artha/shared';
import type { StructuredDataSite } from '@artha/shared/remote';
import type { ReportCard } from './report.ts';

const words: Readonly<Record<Language, object>> = {
  en: {
    abstract:
      'The company and its figures are made up, to show how a report reads. For education and information only.',
    articleSection: 'Equity Research',
    inLanguage: 'en-IN',
  },
  hi: {
    abstract: 'कंपनी और उसके आँकड़े काल्पनिक हैं, यह दिखाने के लिए कि रिपोर्ट कैसे पढ़ी जाती है। केवल शिक्षा और जानकारी के लिए।',
    articleSection: 'शेयर रिसर्च',
    inLanguage: 'hi',
  },
};

/** A report as an `Article` of schema.org. Its company is made up, so it is not an organization and has no ratings. */
export function articleOf(
  card: ReportCard,
  { url, image, organization }: StructuredDataSite,
  language: Language = 'en',
): object {
  return {
    '@type': 'Article',
    '@id': `${url}#report`,
    headline: card.title,
    description: card.summary,
    ...words[language],
    datePublished: card.published,
    isAccessibleForFree: true,
    learningResourceType: 'Example',
    timeRequired: `PT${card.minutes}M`,
    mainEntityOfPage: { '@id': url },
    author: organization,
    publisher: organization,
    ...(image && { image }),
  };
}
