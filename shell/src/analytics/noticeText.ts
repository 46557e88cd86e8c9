import type { SiteConfig } from '@artha/shared/config';

/** One point of the notice. */
export interface NoticeItem {
  readonly question: string;
  readonly answer: string;
}

type Analytics = NonNullable<SiteConfig['analytics']>;

/** The location of a provider's host in words; undefined if it is unknown. */
function regionOf({ hostname }: URL): string | undefined {
  if (/^us[.-]/.test(hostname)) return 'in the United States';
  if (/^eu[.-]/.test(hostname)) return 'in the European Union';
  return undefined;
}

/** The notice in short; the items below say the rest. */
export function noticeSummary({ host, cookieDays }: Analytics): string {
  const address = new URL(host);
  return (
    `If you accept, PostHog ${regionOf(address) ?? `at ${address.hostname}`} receives the pages you open, your clicks, errors and loading times, and ` +
    `recordings of your visits with all text hidden. Its cookie lasts ${String(cookieDays)} days. ` +
    'If you reject, every tool works the same.'
  );
}

/**
 * The notice that section 5 of the Digital Personal Data Protection Act, 2023, and rule 3 of its Rules, 2025, ask for:
 * which data, its purpose, how to withdraw and to use one's rights, and how to complain to the Board.
 */
export function noticeItems({
  analytics,
  product,
  email,
}: {
  readonly analytics: Analytics;
  readonly product: string;
  readonly email: string;
}): readonly NoticeItem[] {
  const host = new URL(analytics.host);
  const region = regionOf(host);
  const requests = email
    ? `To see, correct or delete what was measured before, write to ${email}.`
    : 'This site does not give an e-mail address yet for requests to see, correct or delete what was measured before.';
  return [
    {
      question: 'What is measured',
      answer:
        'The pages that you open, what you click and how far you scroll, also as heat maps; errors and loading times; recordings of visits; which variant of a page you see, and answers to questions that we ask you there. In recordings every text and all that you type is replaced by asterisks. Addresses are sent without what follows ? or #. On pages that show a statement or an account nothing is recorded.',
    },
    {
      question: 'Why',
      answer: 'To see which pages help and where things break. Not for advertising, and not to build a profile of you.',
    },
    { question: 'Who receives it', answer: `PostHog, Inc., which works for ${product}. No one else.` },
    {
      question: 'Where',
      answer: `On servers ${region ? `${region}, by ` : 'at '}${host.hostname}. All else that we keep stays in India.`,
    },
    {
      question: 'How long',
      answer: `A cookie with a random number stays in your browser for ${String(analytics.cookieDays)} days. What was measured is deleted after ${String(analytics.cookieDays)} days at the latest.`,
    },
    {
      question: 'If you change your mind',
      answer: `‘Privacy choices’ is at the foot of every page. One click there withdraws your consent: measuring stops at once, and what is stored in your browser for it is deleted. ${requests}`,
    },
    {
      question: 'To complain',
      answer: email
        ? `Write to ${email} with the word ‘grievance’. If our answer does not satisfy you, you can complain to the Data Protection Board of India.`
        : 'You can complain to the Data Protection Board of India.',
    },
    {
      question: 'Not part of this',
      answer:
        'Our own server counts for every visitor how often each page loads, how fast, which kinds of errors happen, and where in our scripts. The counts hold nothing about you, and nothing is stored in your browser for them. If your browser sends Global Privacy Control, it is not counted either.',
    },
    { question: 'Under 18', answer: 'Please reject. We do not measure what children do.' },
  ];
}
