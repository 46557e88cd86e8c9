import type { AccordionProps } from '@artha/shared/design';
import { plan } from '../../domain/plan.ts';

/** Ten questions about the price. */
export const questions = (product: string, email: string): AccordionProps['items'] => [
  {
    question: 'How long is the free trial?',
    answer: `${plan.trialDays} days, with everything in it. ${product} is still in demo, so no trial runs yet.`,
  },
  {
    question: 'What happens when the trial ends?',
    answer: `The subscription that you chose begins, monthly or yearly. Cancel within the ${plan.trialDays} days and you pay nothing.`,
  },
  {
    question: 'What are Finder queries, and how many do I get?',
    answer:
      'A Finder query is one search of the market screener: you set the conditions and get the companies that meet all of them. The number of queries is unlimited.',
  },
  {
    question: 'How do I switch between monthly and yearly?',
    answer: `At any time in your account; the change takes effect at the next payment. Monthly is $${plan.perMonth}, yearly is $${plan.perYear}.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, at any time. You keep what you have paid for until the month or year is over, and nothing is charged after that.',
  },
  {
    question: 'How do I ask for a refund?',
    answer: `${email ? `Write to ${email} within 30 days of the payment, from the address of your account.` : 'Ask within 30 days of the payment.'} The Return & Refund Policy says what happens next.`,
  },
  {
    question: 'How long does a refund take?',
    answer:
      'Ask within 30 days of payment. We review the request in 3 to 5 business days, and an approved refund arrives in 7 to 10 business days.',
  },
  {
    question: 'Do the free tools need a plan?',
    answer: 'No. Every finance tool is open to everyone, without a plan and without an account.',
  },
  {
    question: 'Do you sell or share my financial data?',
    answer: 'No. The Privacy Policy lists what is kept, where and for how long.',
  },
  {
    question: `Is ${product} investment advice?`,
    answer:
      'No. It is for education and information only, and a test on past prices cannot predict future ones. Please consult a financial services professional before you act.',
  },
];
