import type { LegalText, Publisher } from '../../legal/legalText.ts';

export const refundText = ({ product, email }: Publisher): LegalText => ({
  headline: 'If you want your money back.',
  name: 'Return & Refund Policy',
  facts: [
    { fact: 'Ask', detail: 'Within 30 days of the payment.' },
    { fact: 'Our reply', detail: 'In 3 to 5 business days.' },
    { fact: 'The refund', detail: 'In 7 to 10 business days after we approve it.' },
    { fact: 'Before you pay', detail: 'A free trial of 14 days. Cancel within it and there is nothing to refund.' },
    { fact: 'The free tools', detail: 'Cost nothing, so there is nothing to return.' },
  ],
  sections: [
    {
      id: 'today',
      heading: 'During the demo',
      body: [`${product} is still in demo, and nobody is charged. This policy applies from the first payment.`],
    },
    {
      id: 'who',
      heading: 'Who can ask',
      body: [
        'Anyone who has paid for a subscription, monthly at $30 or yearly at $300, may ask for that payment back within 30 days of making it. You need not give a reason, though one helps us.',
        'After 30 days a payment is not refunded. You can still cancel at any time: the subscription then runs to the end of the month or year that is paid, and nothing is charged after it.',
      ],
    },
    {
      id: 'how',
      heading: 'How to ask',
      body: [
        `Write to ${email} from the address of your account, with:`,
        ['the date of the payment,', 'the amount, and', 'the number of the receipt, if you have it.'],
        'Please send no card or bank details. We have no use for them: the money goes back the way it came.',
      ],
    },
    {
      id: 'then',
      heading: 'What happens then',
      body: [
        'We review the request and reply in 3 to 5 business days: approved, or refused with the reason.',
        'An approved refund arrives in 7 to 10 business days, by the same means that you paid with and in the same currency. Your bank may show it later, or deduct a fee of its own for foreign currency, which we cannot return.',
        'With the refund the subscription ends. The free tools stay open to you as to everyone.',
      ],
    },
    {
      id: 'refused',
      heading: 'When we refuse',
      body: [
        [
          'The payment is more than 30 days old.',
          'It has been refunded already, or is being reclaimed through your bank.',
          'The account was closed for breaking the Terms & Conditions.',
        ],
        'If you were charged twice, or after you had cancelled, that is our mistake: tell us whenever you notice it, and these limits do not apply.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns',
      body: [
        'Nothing is shipped, so nothing can be sent back. Where the law gives you more than this policy, the law applies.',
      ],
    },
  ],
});
