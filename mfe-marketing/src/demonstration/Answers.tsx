import type { ReactElement, ReactNode } from 'react';
import { signedPercent } from '../domain/answers.ts';
import type { StretchMeasures } from '../domain/measureStretch.ts';
import type { ChartPeriod } from '../domain/periods.ts';
import type { Backtest } from '../domain/backtest.ts';
import { useLandingTexts } from '../texts/landingTexts.ts';
import { Chat, Points } from './Demonstration.styles.ts';

interface AnswerProps {
  readonly measures: StretchMeasures;
  readonly period: ChartPeriod;
}

/** A question about the stretch, with its answer. */
export function ChatAnswer({ measures, period }: AnswerProps): ReactElement {
  const { question, answer } = useLandingTexts().demonstration.chatAbout(measures, period);
  return (
    <Chat>
      <p>{question}</p>
      <p>{answer}</p>
    </Chat>
  );
}

/** The events of the stretch, explained. */
export function ExplainAnswer({ measures, period }: AnswerProps): ReactElement {
  const { explain } = useLandingTexts().demonstration;
  return (
    <Points>
      {explain(measures, period).map(({ name, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </Points>
  );
}

/** Properties of `StrategyAnswer`. */
export interface StrategyAnswerProps extends AnswerProps {
  readonly result: Backtest;
  /** The result as a drawing. */
  readonly children: ReactNode;
}

/** The rule that is tested, and what it returned over the period and in the stretch. */
export function StrategyAnswer({ measures, period, result, children }: StrategyAnswerProps): ReactElement {
  const texts = useLandingTexts().demonstration;
  const gain = (values: readonly number[]) => signedPercent((values.at(-1) ?? 1) - 1);
  const invested = result.invested.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    <>
      <p>{texts.tested(measures, period)}</p>
      <ul>
        <li>
          <svg width="17" height="2" stroke="var(--text)" strokeWidth="2" aria-hidden="true">
            <path d="M0 1h17" />
          </svg>
          {texts.strategyReturned(gain(result.strategy))}
        </li>
        <li>
          <svg width="17" height="2" stroke="var(--control)" strokeWidth="2" strokeDasharray="3 2" aria-hidden="true">
            <path d="M0 1h17" />
          </svg>
          {texts.holdReturned(gain(result.hold))}
        </li>
        <li>
          <svg width="17" height="9" stroke="var(--accent)" strokeWidth="18" aria-hidden="true">
            <path d="M0 1h17" />
          </svg>
          {texts.invested(invested, period)}
        </li>
      </ul>
      {children}
    </>
  );
}
