import type { ReactElement } from 'react';
import { Cells } from '../../layout/Cells.tsx';
import { Aside, Section } from '../../layout/Section.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';
import { ActionsDrawing } from './ActionsDrawing.tsx';
import { AnalysisDrawing } from './AnalysisDrawing.tsx';
import { BacktestDrawing } from './BacktestDrawing.tsx';
import { ScreenerDrawing } from './ScreenerDrawing.tsx';

const drawings = {
  analysis: AnalysisDrawing,
  actions: ActionsDrawing,
  backtesting: BacktestDrawing,
  screener: ScreenerDrawing,
} as const;

const names = ['analysis', 'actions', 'backtesting', 'screener'] as const;

/** Four features, each with a small drawing of what it does. */
export function Features(): ReactElement {
  const texts = useLandingTexts().features;
  const features = names.map((feature) => ({ ...texts[feature], Drawing: drawings[feature] }));
  return (
    <Section id="features" heading={texts.heading} joined beside={<Aside>{texts.aside}</Aside>}>
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
