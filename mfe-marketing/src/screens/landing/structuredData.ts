import type { StructuredDataSite } from '@artha/shared/remote';
import { faqPage } from '../../domain/faqPage.ts';
import { questions } from './questions.ts';

/** The general questions, with the same text as on the page. */
export function structuredData({ product, url }: StructuredDataSite): readonly object[] {
  return [faqPage(url, questions(product))];
}
