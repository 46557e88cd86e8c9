import { englishWords } from '@artha/shared/format';

/** The texts about analytics in English. */
export const consentEnglish = {
  title: 'May we measure how this site is used?',
  details: 'What exactly, and your rights',
  accept: 'Accept',
  reject: 'Reject',
  withdraw: 'Withdraw consent',
  choices: 'Privacy choices',
  undecided: 'You have not decided yet. Until you do, nothing is sent to PostHog.',
  accepted: 'You accepted on {day} that PostHog measures how you use this site.',
  rejected: 'You rejected on {day}. Nothing is sent to PostHog.',
  rejectedByBrowser:
    'Your browser sends Global Privacy Control. That counts as Reject: nothing is sent to PostHog, and you need not do anything.',
  months: englishWords.months,
  /** Of the provider's host: where it is in words, or with its `{host}`. */
  inUnitedStates: 'in the United States',
  inEuropeanUnion: 'in the European Union',
  atHost: 'at {host}',
  summary:
    'If you accept, PostHog {place} receives the pages you open, your clicks, errors and loading times, and recordings of your visits with all text hidden. Its cookie lasts {days} days. If you reject, every tool works the same.',
  /** The place in which the provider keeps it, with its region or without. */
  serversInRegion: '{place}, by {host}',
  serversAtHost: 'at {host}',
  requests: 'To see, correct or delete what was measured before, write to {email}.',
  requestsWithoutEmail:
    'This site does not give an e-mail address yet for requests to see, correct or delete what was measured before.',
  complain:
    'Write to {email} with the word ‘grievance’. If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
  complainWithoutEmail: 'You can complain to the Data Protection Board of India.',
  /** The points of the notice, with `{product}`, `{place}`, `{host}`, `{days}` and `{requests}`. */
  items: [
    {
      question: 'What is measured',
      answer:
        'The pages that you open, what you click and how far you scroll, also as heat maps; errors and loading times; recordings of visits; which variant of a page you see, and answers to questions that we ask you there. In recordings every text and all that you type is replaced by asterisks. Addresses are sent without what follows ? or #. On pages that show a statement or an account nothing is recorded.',
    },
    {
      question: 'Why',
      answer: 'To see which pages help and where things break. Not for advertising, and not to build a profile of you.',
    },
    { question: 'Who receives it', answer: 'PostHog, Inc., which works for {product}. No one else.' },
    { question: 'Where', answer: 'On servers {servers}. All else that we keep stays in India.' },
    {
      question: 'How long',
      answer:
        'A cookie with a random number stays in your browser for {days} days. What was measured is deleted after {days} days at the latest.',
    },
    {
      question: 'If you change your mind',
      answer:
        '‘Privacy choices’ is at the foot of every page. One click there withdraws your consent: measuring stops at once, and what is stored in your browser for it is deleted. {requests}',
    },
    { question: 'To complain', answer: '{complain}' },
    {
      question: 'Not part of this',
      answer:
        'Our own server counts for every visitor how often each page loads, how fast, which kinds of errors happen, and where in our scripts. The counts hold nothing about you, and nothing is stored in your browser for them. If your browser sends Global Privacy Control, it is not counted either.',
    },
    { question: 'Under 18', answer: 'Please reject. We do not measure what children do.' },
  ],
};
