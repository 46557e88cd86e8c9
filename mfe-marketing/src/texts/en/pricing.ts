import { plan, quote, quoteInRupees, type Billing } from '../../domain/plan.ts';
import { questions } from '../../screens/pricing/questions.ts';
import { waitlistEnglish } from './waitlist.ts';

/** The pricing page in English. */
export const pricingEnglish = {
  waitlist: waitlistEnglish,
  headline: 'Simple, transparent pricing.',
  perDay: 'per day',
  billing: 'Billing',
  billings: { monthly: 'Monthly', yearly: 'Yearly' } satisfies Record<Billing, string>,
  quote,
  quoteInRupees,
  noCharge: 'Nobody is charged during the demo.',
  trial: 'Free trial',
  trialDays: `${plan.trialDays} days`,
  queries: 'Finder queries',
  unlimited: 'Unlimited',
  cancel: 'Cancel',
  anyTime: 'Any time',
  covers: {
    heading: 'One price, and what it covers',
    paragraphs: [
      'The whole research tool: AI analysis, right-click actions, backtesting and the screener, with as many Finder queries as you like.',
      'The finance tools are open to everyone, without an account.',
    ],
  },
  faq: 'Questions about price',
  questions,
};
