import type { AccordionProps } from '@artha/shared/design';
import { createTexts } from '@artha/shared/remote';
import type { ReactNode } from 'react';
import type { Action } from '../domain/answers.ts';
import type { Audience } from '../domain/audiences.ts';
import type { StretchMeasures } from '../domain/measureStretch.ts';
import type { Period } from '../domain/periods.ts';
import type { WaitlistTexts } from './waitlistTexts.ts';

interface NamedLine {
  readonly name: string;
  readonly line: string;
}

interface NamedDetail {
  readonly name: string;
  readonly detail: string;
}

/** Texts of the demonstration: a chart, a selection, and three answers about it. */
interface DemonstrationTexts {
  /** Its name, if it does not load. */
  readonly part: string;
  readonly company: string;
  readonly period: string;
  readonly move: string;
  readonly caption: string;
  /** What the actions are called, and what each does. */
  readonly actions: Readonly<Record<Action, { readonly label: string; readonly does: string }>>;
  readonly periodLabels: Readonly<Record<Period['name'], string>>;
  /** `Daily, six months`: the candles and the length of a period. */
  readonly describePeriod: (period: Period) => string;
  readonly describeChart: (period: Period, stretch: string) => string;
  /** `Days 55 to 65 of 124`. */
  readonly describeStretch: (from: number, to: number, period: Period) => string;
  /** `11 days selected`. */
  readonly selected: (count: number, period: Period) => string;
  readonly chatAbout: (measures: StretchMeasures, period: Period) => { question: string; answer: string };
  readonly explain: (measures: StretchMeasures, period: Period) => readonly NamedDetail[];
  /** The rule, and what it returned in the stretch, as percentages. */
  readonly tested: (measures: StretchMeasures, period: Period) => ReactNode;
  readonly strategyReturned: (percent: string) => string;
  readonly holdReturned: (percent: string) => string;
  readonly invested: (count: number, period: Period) => string;
}

/** All texts of the landing page in one language. */
export interface LandingTexts {
  readonly waitlist: WaitlistTexts;
  /** The heading, in two lines. */
  readonly headline: readonly [first: string, second: string];
  readonly lead: string;
  readonly useTools: string;
  readonly freeTools: string;
  readonly demonstration: DemonstrationTexts;
  readonly features: {
    readonly heading: string;
    readonly aside: string;
    readonly analysis: NamedLine;
    readonly actions: NamedLine;
    readonly backtesting: NamedLine;
    readonly screener: NamedLine;
    /** The conditions in the drawing of the screener. */
    readonly conditions: readonly [priceToEarnings: string, returnOnEquity: string];
  };
  readonly answers: {
    readonly heading: string;
    readonly lead: string;
    readonly question: string;
    readonly answer: string;
    /** What happened on the days of `sampleEvents`. */
    readonly events: readonly [NamedDetail, NamedDetail];
    readonly rule: readonly { readonly when: string; readonly what: string }[];
    readonly caption: string;
  };
  readonly audiences: {
    readonly heading: string;
    readonly aside: string;
    readonly cards: readonly Audience[];
    readonly footnote: (note: number) => string;
    readonly footnotes: (product: string) => readonly string[];
  };
  readonly tracker: {
    readonly heading: string;
    readonly aside: string;
    readonly holdings: readonly { readonly side: string; readonly name: string }[];
  };
  readonly contact: {
    readonly heading: string;
    readonly headingWithoutWaitlist: string;
    readonly inDemo: (product: string) => string;
    readonly leaveAddress: string;
    readonly writeToUs: string;
    readonly subject: (product: string) => string;
    readonly form: { readonly title: string; readonly text: string };
    readonly mail: { readonly title: string; readonly text: string };
    readonly none: { readonly title: string; readonly text: string };
  };
  readonly faq: string;
  readonly questions: (product: string) => AccordionProps['items'];
}

/** The texts of the landing page in the language of its screen. */
export const { Texts: LandingTextsProvider, useTexts: useLandingTexts } = createTexts<LandingTexts>();
