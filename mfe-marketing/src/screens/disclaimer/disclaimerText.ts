import type { LegalText, Publisher } from '../../legal/legalText.ts';

/** Returns the text of the disclaimer. */
export const disclaimerText = ({ product }: Publisher): LegalText => ({
  headline: 'Information, not advice.',
  name: 'Disclaimer',
  facts: [
    { fact: 'Purpose', detail: 'Education and information only.' },
    { fact: 'No advice', detail: 'Nothing here is professional financial, investment, tax or legal advice.' },
    { fact: 'Tests on past prices', detail: 'Hypothetical. They promise nothing about the future.' },
    { fact: 'Accuracy', detail: 'We work with care, but guarantee nothing.' },
    { fact: 'Before you act', detail: 'Consult a financial services professional.' },
  ],
  sections: [
    {
      id: 'no-advice',
      heading: 'No investment advice',
      body: [
        `Tools and content of ${product} are for education and information only. They are not professional financial or investment advice, not an offer, and not a recommendation to buy, hold or sell anything.`,
        'They do not know your income, debts, family or plans. Please consult a financial services professional before you act on anything that you read here.',
        `${product} is not a bank, a broker or a registered investment adviser.`,
      ],
    },
    {
      id: 'planning',
      heading: 'Plans and retirement accounts',
      body: [
        'Solo 401k, cash balance plans, Roth accounts, trusts, a custom financial plan and a roboadvisor are described for information only. Several of them exist only under the law of the United States and matter only to people who pay tax there. Whether one suits you depends on rules that change and on facts that we do not know.',
      ],
    },
    {
      id: 'hypothetical',
      heading: 'Hypothetical performance',
      body: [
        'A backtest runs a rule over prices that are already known. Its result is hypothetical: no one traded, and no one earned it.',
        [
          'It is made with hindsight: rules that failed are rarely shown.',
          'It may leave out costs, taxes, dividends and the effect of an order on the price.',
          'Past performance, real or hypothetical, is no guide to future results.',
        ],
        'Some pictures on this site show a company, prices and results that are made up. They say so.',
      ],
    },
    {
      id: 'accuracy',
      heading: 'Accuracy of content',
      body: [
        'We work for accuracy and do not guarantee it. Data may be late or wrong, and texts may be out of date.',
        [
          'Tax calculator: it uses the constants stated on its page and leaves out what the page says it leaves out. The law and your documents decide your tax return.',
          'Transaction categorizer: a computer chooses the categories from short texts. Check the table against your statement before you rely on it.',
          'AI analysis: a computer writes it. It can be wrong, and can sound certain when it is.',
          'Reports, ratios and definitions: they are short, and leave out details.',
        ],
      ],
    },
    {
      id: 'links',
      heading: 'Links to others',
      body: ['We link to other sites and are not responsible for them. A link is not a recommendation.'],
    },
    {
      id: 'risk',
      heading: 'The decision is yours',
      body: [
        'You can lose money by investing, including all of it. You decide at your own risk. The Terms & Conditions say what we are liable for.',
      ],
    },
  ],
});
