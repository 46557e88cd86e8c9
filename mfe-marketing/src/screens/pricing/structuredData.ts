import type { StructuredDataSite } from '@artha/shared/remote';
import { faqPage } from '../../domain/faqPage.ts';
import { plan } from '../../domain/plan.ts';
import { questions } from './questions.ts';

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

/** The plan with its prices and its trial, and the questions about them. */
export function structuredData({ product, email, url, organization }: StructuredDataSite): readonly object[] {
  return [
    {
      '@type': 'Service',
      '@id': `${url}#plan`,
      name: `${product} stock research`,
      serviceType: 'Stock research',
      description: 'AI analysis, right-click actions, backtesting and the screener, with unlimited Finder queries.',
      provider: organization,
      offers: [
        offer('Monthly', plan.perMonth, 'MON', url),
        offer('Yearly', plan.perYear, 'ANN', url),
        {
          '@type': 'Offer',
          name: 'Free trial',
          url,
          price: 0,
          priceCurrency: 'USD',
          eligibleDuration: { '@type': 'QuantitativeValue', value: plan.trialDays, unitCode: 'DAY' },
        },
      ],
    },
    faqPage(url, questions(product, email)),
  ];
}
