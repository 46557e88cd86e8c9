import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { measureStretch } from '../domain/measureStretch.ts';
import { periods, sixMonths, type ChartPeriod } from '../domain/periods.ts';
import { sampleBacktest } from '../domain/sampleBacktest.ts';
import { Figure } from '../layout/Figure.tsx';
import { drawSample } from '../picture/drawSample.ts';
import { placementOf } from '../picture/placement.ts';
import { useLandingTexts } from '../texts/landingTexts.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { ChatAnswer, ExplainAnswer, StrategyAnswer } from './Answers.tsx';
import { ActionAnswer, DemonstrationFrame } from './Demonstration.styles.ts';
import { SampleChart } from './SampleChart.tsx';
import { SampleDefinitions } from './SampleDefinitions.tsx';
import { SampleResult } from './SampleResult.tsx';
import { initialSelection, lastStart, select } from './selection.ts';

function drawPeriod(period: ChartPeriod) {
  const sample = sampleBacktest(period);
  return { sample, drawing: drawSample(sample) };
}

const initial = drawPeriod(sixMonths);

interface PeriodChoiceProps {
  readonly period: ChartPeriod;
  readonly onSelect: (name: string) => void;
}

function PeriodChoice({ period, onSelect }: PeriodChoiceProps): ReactElement {
  const texts = useLandingTexts().demonstration;
  return (
    <header>
      <b>{texts.company}</b> <span>{texts.describePeriod(period)}</span>
      <fieldset aria-label={texts.period}>
        {periods.map(({ name }) => (
          <label key={name}>
            <input
              type="radio"
              name="period"
              value={name}
              checked={name === period.name}
              onChange={() => {
                onSelect(name);
              }}
            />
            {texts.periodLabels[name]}
          </label>
        ))}
      </fieldset>
    </header>
  );
}

/** The selection in the demonstration. It starts from the controls that the person changed before this part loaded. */
function useSelection() {
  const frame = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState(initialSelection);
  useEffect(() => {
    for (const input of frame.current?.querySelectorAll('input') ?? []) {
      const set = input.type === 'range' ? input.value !== input.defaultValue : input.checked;
      if (set) setSelection((current) => select(current, input.value));
    }
  }, []);
  const onSelect = (value: string) => {
    setSelection((current) => select(current, value));
  };
  return { frame, ...selection, onSelect };
}

/**
 * The product in small, on made-up prices: a chart of a chosen period, a stretch of it that can be moved, and three
 * actions on it. Every answer is computed from the prices on the chart.
 */
export function Demonstration(): ReactElement {
  const texts = useLandingTexts().demonstration;
  const { frame, period, stretch, action, onSelect } = useSelection();
  const { sample, drawing } = useMemo(() => (period === sixMonths ? initial : drawPeriod(period)), [period]);
  const measures = measureStretch(sample, stretch);
  const defined = period === sixMonths;
  const placement = stretch === sixMonths.selected ? undefined : placementOf(period, stretch);
  // People count candles from one.
  const where = texts.describeStretch(stretch.from + 1, stretch.to + 1, period);

  return (
    <Figure>
      <SampleDefinitions sample={initial.sample} drawing={initial.drawing} />
      <DemonstrationFrame ref={frame}>
        <PeriodChoice {...{ period, onSelect }} />
        <div>
          <SampleChart {...{ drawing, stretch, placement, defined }} label={texts.describeChart(period, where)} />
          <label>
            {texts.move}
            <input
              type="range"
              min={1}
              max={lastStart(period)}
              value={stretch.from}
              aria-valuetext={where}
              onChange={({ target }) => {
                onSelect(target.value);
              }}
            />
          </label>
          <ActionMenu selected={texts.selected(measures.length, period)} {...{ action, placement, onSelect }} />
        </div>
        <ActionAnswer aria-live="polite">
          {action === 'chat' && <ChatAnswer {...{ measures, period }} />}
          {action === 'explain' && <ExplainAnswer {...{ measures, period }} />}
          {action === 'strategy' && (
            <StrategyAnswer {...{ measures, period }} result={sample.result}>
              <SampleResult {...{ drawing, placement, defined }} />
            </StrategyAnswer>
          )}
        </ActionAnswer>
      </DemonstrationFrame>
      <figcaption>{texts.caption}</figcaption>
    </Figure>
  );
}
