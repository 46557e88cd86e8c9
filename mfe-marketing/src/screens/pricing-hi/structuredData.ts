import type { StructuredDataSite } from '@artha/shared/remote';
import { planOffer } from '../../domain/planOffer.ts';
import { pricingQuestionsHindi } from '../../texts/hi/pricingQuestions.ts';

const texts = {
  name: (product: string) => `${product} शेयर रिसर्च`,
  serviceType: 'शेयर रिसर्च',
  description: 'AI विश्लेषण, राइट-क्लिक के विकल्प, बैकटेस्टिंग और स्क्रीनर, असीमित फ़ाइंडर क्वेरी के साथ।',
  monthly: 'मासिक',
  yearly: 'वार्षिक',
  trial: 'मुफ़्त ट्रायल',
};

/** The plan with its prices and its trial, and the questions about them, in Hindi. */
export function structuredData(site: StructuredDataSite): readonly object[] {
  return planOffer(site, texts, pricingQuestionsHindi(site.product, site.email));
}
