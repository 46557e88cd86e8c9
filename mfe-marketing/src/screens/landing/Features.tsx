import type { ComponentType, ReactElement } from 'react';
import { Cells } from '../../layout/Cells.tsx';
import { Aside, Section } from '../../layout/Section.tsx';
import { ActionsDrawing } from './ActionsDrawing.tsx';
import { AnalysisDrawing } from './AnalysisDrawing.tsx';
import { BacktestDrawing } from './BacktestDrawing.tsx';
import { ScreenerDrawing } from './ScreenerDrawing.tsx';

const features: readonly { name: string; line: string; Drawing: ComponentType }[] = [
  {
    name: 'AI analysis',
    line: 'An analysis of a stock, written out in plain words beside the figures.',
    Drawing: AnalysisDrawing,
  },
  {
    name: 'Right-click actions',
    line: 'Chat, explanation or strategy, from any point on any chart.',
    Drawing: ActionsDrawing,
  },
  {
    name: 'Strategy backtesting',
    line: 'Write a rule, run it over past prices, and see when it would have been invested.',
    Drawing: BacktestDrawing,
  },
  {
    name: 'Market screener',
    line: 'Set the conditions. Keep the companies that meet all of them.',
    Drawing: ScreenerDrawing,
  },
];

/** Four features, each with a small drawing of what it does. */
export function Features(): ReactElement {
  return (
    <Section
      id="features"
      heading="Four ways in"
      joined
      beside={<Aside>Start from a question, a chart, a rule or a list. Each leads to the others.</Aside>}
    >
      <Cells>
        {features.map(({ name, line, Drawing }) => (
          <li key={name}>
            <div aria-hidden="true">
              <Drawing />
            </div>
            <h3>{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </Cells>
    </Section>
  );
}
