import type { AccordionProps } from '@artha/shared/design';
import { createTexts } from '@artha/shared/remote';
import type { Billing, Quote } from '../domain/plan.ts';
import type { WaitlistTexts } from './waitlistTexts.ts';

/** All texts of the pricing page in one language. */
export interface PricingTexts {
  readonly waitlist: WaitlistTexts;
  readonly headline: string;
  readonly perDay: string;
  readonly billing: string;
  readonly billings: Readonly<Record<Billing, string>>;
  readonly quote: (billing: Billing) => Quote;
  readonly quoteInRupees: (billing: Billing, rupeesPerDollar: number) => string;
  readonly noCharge: string;
  readonly trial: string;
  readonly trialDays: string;
  readonly queries: string;
  readonly unlimited: string;
  readonly cancel: string;
  readonly anyTime: string;
  readonly covers: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly faq: string;
  readonly questions: (product: string, email: string) => AccordionProps['items'];
}

/** The texts of the pricing page in the language of its screen. */
export const { Texts: PricingTextsProvider, useTexts: usePricingTexts } = createTexts<PricingTexts>();
