import type { AccordionProps } from '@artha/shared/design';

/** The general questions, in their order on the page. */
export const questions = (product: string): AccordionProps['items'] => [
  {
    question: `Is ${product} a bank?`,
    answer: `No. ${product} is not a bank. It is a set of finance tools and a stock research offering, still in demo.`,
  },
  {
    question: 'Can I use it today?',
    answer: 'The finance tools: yes, all of them, without an account. Stock research is still in demo.',
  },
  {
    question: 'Will it cost anything?',
    answer:
      'The finance tools are free. A premium subscription is planned for stock research: $30 per month or $300 per year, with a 14-day free trial. Nobody is charged during the demo.',
  },
  {
    question: 'Do you sell or share my financial data?',
    answer:
      'No. Your financial data is neither sold nor shared. The tax calculator and the glossary work in your browser and send nothing; a bank statement is read to answer you and is not stored.',
  },
  {
    question: 'Is this investment advice?',
    answer:
      'No. Everything here is for education and information only. Tests on past prices are hypothetical and promise nothing. Please consult a financial services professional before you act.',
  },
];
