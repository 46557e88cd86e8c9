import type { StructuredDataSite } from '@artha/shared/remote';
import { planOffer } from '../../domain/planOffer.ts';
import { questions } from './questions.ts';

const texts = {
  name: (product: string) => `${product} stock research`,
  serviceType: 'Stock research',
  description: 'AI analysis, right-click actions, backtesting and the screener, with unlimited Finder queries.',
  monthly: 'Monthly',
  yearly: 'Yearly',
  trial: 'Free trial',
};

/** The plan with its prices and its trial, and the questions about them. */
export function structuredData(site: StructuredDataSite): readonly object[] {
  return planOffer(site, texts, questions(site.product, site.email));
}
