import { chatAbout, countOf, explain, signedPercent } from '../../domain/answers.ts';
import { audiences, footnotes } from '../../domain/audiences.ts';
import type { StretchMeasures } from '../../domain/measureStretch.ts';
import type { ChartPeriod } from '../../domain/periods.ts';
import { questions } from '../../screens/landing/questions.ts';
import { waitlistEnglish } from './waitlist.ts';

const adverbs: Readonly<Record<ChartPeriod['unit'], string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };
const lengths: Readonly<Record<ChartPeriod['name'], string>> = {
  '1M': 'one month',
  '6M': 'six months',
  '1Y': 'one year',
  '5Y': 'five years',
};

interface Detail {
  readonly name: string;
  readonly detail: string;
}

/** The landing page in English. */
export const landingEnglish = {
  waitlist: waitlistEnglish,
  headline: ['Stock research,', 'one right-click away.'] satisfies [first: string, second: string],
  lead: 'Pick any stretch of a chart. Chat about it, have it explained, or turn it into a strategy and test that on past prices.',
  useTools: 'Use the free tools',
  freeTools: 'Free tools',
  form16: 'Have a Form 16? Start with it',
  demonstration: {
    /** Its name, if it does not load. */
    part: 'The chart',
    company: 'Sample Foundry',
    period: 'Period',
    move: 'Move the selection',
    caption: 'Illustration. The company, prices and result are made up.',
    actions: {
      chat: { label: 'Chat', does: 'Ask about this move' },
      explain: { label: 'Explain', does: 'What happened here' },
      strategy: { label: 'Strategy', does: 'Turn it into a rule' },
    },
    periodLabels: { '1M': '1M', '6M': '6M', '1Y': '1Y', '5Y': '5Y' } satisfies Record<ChartPeriod['name'], string>,
    /** `Daily, six months`: the candles and the length of a period. */
    describePeriod: ({ unit, name }: ChartPeriod) => `${adverbs[unit]}, ${lengths[name]}`,
    describeChart: ({ unit, name }: ChartPeriod, stretch: string) =>
      `${adverbs[unit]} prices over ${lengths[name]}. ${stretch} are selected.`,
    /** `Days 55 to 65 of 124`. */
    describeStretch: (from: number, to: number, { unit, candles }: ChartPeriod) =>
      `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s ${from} to ${to} of ${candles}`,
    /** `11 days selected`. */
    selected: (count: number, { unit }: ChartPeriod) => `${countOf(count, unit)} selected`,
    chatAbout,
    explain,
    tested: (measures: StretchMeasures, { unit }: ChartPeriod) => (
      <>
        <b>Backtest</b> Buy when the close crosses above its average. Sell when it falls below. In the selected{' '}
        {countOf(measures.length, unit)} it returned {signedPercent(measures.strategy)}, holding{' '}
        {signedPercent(measures.change)}.
      </>
    ),
    strategyReturned: (percent: string) => `Strategy ${percent}`,
    holdReturned: (percent: string) => `Hold throughout ${percent}`,
    invested: (count: number, { candles, unit }: ChartPeriod) => `Invested ${count} of ${countOf(candles, unit)}`,
  },
  features: {
    heading: 'Four ways in',
    aside: 'Start from a question, a chart, a rule or a list. Each leads to the others.',
    analysis: {
      name: 'AI analysis',
      line: 'An analysis of a stock, written out in plain words beside the figures.',
    },
    actions: {
      name: 'Right-click actions',
      line: 'Chat, explanation or strategy, from any point on any chart.',
    },
    backtesting: {
      name: 'Strategy backtesting',
      line: 'Write a rule, run it over past prices, and see when it would have been invested.',
    },
    screener: {
      name: 'Market screener',
      line: 'Set the conditions. Keep the companies that meet all of them.',
    },
    /** The conditions in the drawing of the screener. */
    conditions: ['P/E below 20', 'ROE above 15%'] satisfies [priceToEarnings: string, returnOnEquity: string],
  },
  answers: {
    heading: 'Point at it. Then choose how to think about it.',
    lead: 'The same stretch of the same chart, answered three ways.',
    question: 'Why did it fall here?',
    answer: 'Sales grew but the margin narrowed. Compare the two figures over the last two quarters.',
    /** The events on the days of `sampleEvents`. */
    events: [
      { name: 'Results published', detail: 'Margin lower than the quarter before' },
      { name: 'Volume doubled', detail: 'For three days, then back to usual' },
    ] satisfies [Detail, Detail],
    rule: [
      { when: 'When', what: 'Close falls 3 days in a row' },
      { when: 'Then', what: 'Buy at the next open' },
      { when: 'Until', what: 'Close is above its average' },
    ],
    caption: 'Illustration with made-up prices.',
  },
  audiences: {
    heading: 'For who?',
    aside: 'Financial planning and retirement accounts, arranged around how you earn.',
    cards: audiences,
    footnote: (note: number) => `Footnote ${note}`,
    footnotes,
  },
  tracker: {
    heading: 'Everything you own and owe, on one page',
    aside: 'The wealth tracker puts balances from six places side by side, so that the total is a sum and not a guess.',
    holdings: [
      { side: 'Own', name: 'Bank accounts' },
      { side: 'Own', name: 'Deposits' },
      { side: 'Own', name: 'Mutual funds' },
      { side: 'Own', name: 'Stocks' },
      { side: 'Protect', name: 'Insurance' },
      { side: 'Owe', name: 'Loans' },
    ],
  },
  contact: {
    heading: 'Join the waitlist',
    headingWithoutWaitlist: 'Contact',
    inDemo: (product: string) => `${product} is still in demo.`,
    leaveAddress: ' Leave your e-mail address and we will write to you when it opens.',
    writeToUs: ' Or write to us: ',
    subject: (product: string) => `Question about ${product}`,
    form: {
      title: 'One form, one question',
      text: 'The form opens in a new tab and asks for your e-mail address.',
    },
    mail: {
      title: 'One e-mail is enough',
      text: 'The button opens a message to us. Send it, and your address is on the list.',
    },
    none: {
      title: 'No waitlist here',
      text: 'Neither a form nor an e-mail address is configured for this site.',
    },
  },
  faq: 'General questions',
  questions,
};
