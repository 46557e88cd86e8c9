import { plan, quote } from '../../domain/plan.ts';
import type { LegalText, Publisher } from '../../legal/legalText.ts';

/** Returns the text of the terms of use. */
export const termsText = ({ product, email, auth }: Publisher): LegalText => ({
  headline: 'What you can expect, and what we ask.',
  name: 'Terms & Conditions',
  facts: [
    {
      fact: 'What it is',
      detail: 'Free finance tools and a stock research offering in demo. Not a bank, and not advice.',
    },
    {
      fact: 'Price',
      detail: `$${quote('monthly').perDay} per day when billed ${quote('monthly').price}, or $${quote('yearly').perDay} per day when billed ${quote('yearly').price}, after a free trial of ${plan.trialDays} days. Cancel at any time.`,
    },
    { fact: 'Liability', detail: 'At most the amount that you have paid, or 100 USD where you have paid less.' },
    { fact: 'Material changes', detail: 'Announced 30 days before they apply.' },
    { fact: 'Governing law', detail: 'The law of India.' },
    { fact: 'Age', detail: 'Not for children under 13.' },
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      body: [
        `These terms are an agreement between you and ${product}. They apply when you use this site. If you do not agree to them, please do not use it.`,
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      body: [
        'The finance tools are free and need no account: a bank statement converter and categorizer, an income tax calculator, a glossary, financial ratios and research reports. Each page states the limits of its tool.',
        'Stock research, with AI analysis, right-click actions, backtesting and the screener, is still in demo. A premium subscription is planned; no one is charged before it opens.',
      ],
    },
    {
      id: 'not-advice',
      heading: 'Information, not advice',
      body: [
        `${product} is not a bank, a broker or an adviser. Everything here is for education and information only, without a guarantee of accuracy. Please consult a financial services professional before you act on it. The Disclaimer says more.`,
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        'You must be 13 or older. If you are under 18, a parent or guardian must agree to these terms for you.',
        ...(auth
          ? []
          : ['For now the sign-in pages are a demonstration: they create no account. These rules apply once they do.']),
        `Keep your password to yourself; it has at least 8 characters. ${email ? `Tell us at once (${email}) if` : 'Change it at once if'} someone else has used your account.`,
        email
          ? `You may have your account deleted at any time: write to ${email} from its e-mail address, or delete it on its security page if that offers it.`
          : 'You may have your account deleted, on its security page if that offers it. This site does not give an e-mail address for such requests yet.',
      ],
    },
    {
      id: 'payment',
      heading: 'Price, trial and cancelling',
      body: [
        `A subscription costs ${quote('monthly').price} or ${quote('yearly').price}. A month of 30 days then costs $${quote('monthly').perDay} per day, and a year of 365 days about $${quote('yearly').perDay} per day. It includes unlimited Finder queries, and you may switch between monthly and yearly.`,
        'It begins with a free trial of 14 days. Cancel within the trial and you pay nothing. Cancel later, at any time, and it ends with the month or year that you have paid for. The Return & Refund Policy says how a payment is returned.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'What we ask of you',
      body: [
        [
          'Upload only your own statements, or statements that you may use on behalf of their owner.',
          'Do not try to break, overload or get around the service, and do not use it to harm others.',
          'Do not resell it, or present its results as professional advice.',
        ],
        'We may close an account that does these things, after a warning where possible.',
      ],
    },
    {
      id: 'yours-and-ours',
      heading: 'What is yours and what is ours',
      body: [
        'Your data stays yours. You allow us to process it as far as the service needs it, and no further. The site, its texts and its software belong to us or to those who license them to us.',
      ],
    },
    {
      id: 'connected',
      heading: 'Connected services',
      body: [
        'With a social sign-in you may import from, export to and sync with a spreadsheet service. This happens only if you connect it explicitly, with the permissions that the Privacy Policy lists. The terms of that service apply as well, and you may disconnect at any time.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: [
        'The service is provided as it is. We do not promise that it is free of errors or always available.',
        'Whatever the reason, our liability to you is limited to the amount that you have paid us, or to 100 USD where that is more. We are not liable for losses from investments, for lost profits, or for other indirect losses.',
        'Nothing here limits what the law does not let us limit, such as liability for fraud.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'We may change these terms. A material change is announced 30 days before it applies, on this page and by e-mail to those who have an account. If you do not agree, cancel before that day; we return what you have paid beyond that day.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      body: [
        `The law of India governs these terms, and Indian courts decide.${email && ` Please write to ${email} first: most problems can be solved by e-mail.`}`,
      ],
    },
  ],
});
