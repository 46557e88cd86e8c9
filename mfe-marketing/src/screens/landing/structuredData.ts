import type { StructuredDataSite } from '@artha/shared/remote';
import { faqPage } from '../../domain/faqPage.ts';
import { questions } from './questions.ts';

/** The general questions, as they stand on the page. */
export function structuredData({ product, url }: StructuredDataSite): readonly object[] {
  return [faqPage(url, questions(product))];
}
