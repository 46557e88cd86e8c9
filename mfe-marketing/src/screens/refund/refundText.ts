import type { LegalText, Publisher } from '../../legal/legalText.ts';

/** Returns the text of the refund policy. */
export const refundText = ({ product, email }: Publisher): LegalText => ({
  headline: 'If you want your money back.',
  name: 'Return & Refund Policy',
  facts: [
    { fact: 'Ask', detail: 'Within 30 days of the payment.' },
    { fact: 'Our reply', detail: 'In 3 to 5 business days.' },
    { fact: 'The refund', detail: 'In 7 to 10 business days after we approve it.' },
    { fact: 'Before you pay', detail: 'A free trial of 14 days. If you cancel within it, there is nothing to refund.' },
    { fact: 'The free tools', detail: 'They cost nothing, so there is nothing to refund.' },
  ],
  sections: [
    {
      id: 'today',
      heading: 'During the demo',
      body: [`${product} is still in demo, and no one is charged. This policy applies from the first payment.`],
    },
    {
      id: 'who',
      heading: 'Who can ask',
      body: [
        'Anyone who has paid for a subscription, monthly at $30 or yearly at $300, may ask for a refund within 30 days of the payment. You need not give a reason, but it helps us.',
        'We do not refund a payment after 30 days. You can still cancel at any time: the subscription then runs to the end of the month or year that you have paid for, and nothing is charged after that.',
      ],
    },
    {
      id: 'how',
      heading: 'How to ask',
      body: [
        ...(email
          ? [
              `Write to ${email} from the address of your account, with:`,
              ['the date of the payment,', 'the amount, and', 'the number of the receipt, if you have it.'],
            ]
          : [
              'This site does not give an e-mail address for requests yet. It will appear here before the first payment.',
            ]),
        'Please do not send card or bank details. We do not need them: the money goes back to the card or account that you paid with.',
      ],
    },
    {
      id: 'then',
      heading: 'What happens then',
      body: [
        'We review the request and reply in 3 to 5 business days: approved, or refused with the reason.',
        'An approved refund arrives in 7 to 10 business days, by the same means of payment and in the same currency. Your bank may show it later, or deduct a fee of its own for foreign currency, which we cannot return.',
        'The subscription ends with the refund. The free tools stay open to you, as to everyone.',
      ],
    },
    {
      id: 'refused',
      heading: 'When we refuse',
      body: [
        [
          'The payment is more than 30 days old.',
          'We have refunded it already, or you are reclaiming it through your bank.',
          'We closed the account because it broke the Terms & Conditions.',
        ],
        'If you were charged twice, or after you had cancelled, that is our mistake. Tell us when you notice it; these limits do not apply.',
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
