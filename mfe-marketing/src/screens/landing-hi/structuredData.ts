import type { StructuredDataSite } from '@artha/shared/remote';
import { faqPage } from '../../domain/faqPage.ts';
import { landingQuestionsHindi } from '../../texts/hi/landingQuestions.ts';

/** The general questions in Hindi, with the same text as on the page. */
export function structuredData({ product, url }: StructuredDataSite): readonly object[] {
  return [faqPage(url, landingQuestionsHindi(product))];
}
