import type { AccordionProps } from '@artha/shared/design';
import type { StructuredDataSite } from '@artha/shared/remote';
import { faqPage } from './faqPage.ts';
import { plan } from './plan.ts';

/** An offer of the plan, paid once a period. Codes of periods: UN/CEFACT Common Code. */
function offer(name: string, price: number, unitCode: 'ANN' | 'MON', url: string): object {
  return {
    '@type': 'Offer',
    name,
    url,
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      billingDuration: 1,
      billingIncrement: 1,
      unitCode,
    },
  };
}

/** The words of the offer in a language. */
export interface OfferTexts {
  readonly name: (product: string) => string;
  readonly serviceType: string;
  readonly description: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly trial: string;
}

/** The plan with its prices and its trial, and the questions about them, in the vocabulary of schema.org. */
export function planOffer(
  { product, url, organization }: Pick<StructuredDataSite, 'product' | 'url' | 'organization'>,
  texts: OfferTexts,
  questions: AccordionProps['items'],
): readonly object[] {
  return [
    {
      '@type': 'Service',
      '@id': `${url}#plan`,
      name: texts.name(product),
      serviceType: texts.serviceType,
      description: texts.description,
      provider: organization,
      offers: [
        offer(texts.monthly, plan.perMonth, 'MON', url),
        offer(texts.yearly, plan.perYear, 'ANN', url),
        {
          '@type': 'Offer',
          name: texts.trial,
          url,
          price: 0,
          priceCurrency: 'USD',
          eligibleDuration: { '@type': 'QuantitativeValue', value: plan.trialDays, unitCode: 'DAY' },
        },
      ],
    },
    faqPage(url, questions),
  ];
}
