import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { countOf } from '../domain/answers.ts';
import { measureStretch } from '../domain/measureStretch.ts';
import { periods, sixMonths, type Period, type Stretch } from '../domain/periods.ts';
import { sampleBacktest } from '../domain/sampleBacktest.ts';
import { Figure } from '../layout/Figure.tsx';
import { drawSample } from '../picture/drawSample.ts';
import { placementOf } from '../picture/placement.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { ChatAnswer, ExplainAnswer, StrategyAnswer } from './Answers.tsx';
import { Answer, Frame } from './Demonstration.styles.ts';
import { SampleChart } from './SampleChart.tsx';
import { SampleDefinitions } from './SampleDefinitions.tsx';
import { SampleResult } from './SampleResult.tsx';
import { initialSelection, lastStart, select } from './selection.ts';

const adverbs: Readonly<Record<Period['unit'], string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

function drawPeriod(period: Period) {
  const sample = sampleBacktest(period);
  return { sample, drawing: drawSample(sample) };
}

const initial = drawPeriod(sixMonths);

/** `Days 55 to 65 of 124`. */
function describeStretch({ from, to }: Stretch, { unit, candles }: Period): string {
  return `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s ${from + 1} to ${to + 1} of ${candles}`;
}

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onSelect: (name: string) => void;
}

function PeriodChoice({ period, onSelect }: PeriodChoiceProps): ReactElement {
  return (
    <header>
      <b>Sample Foundry</b>{' '}
      <span>
        {adverbs[period.unit]}, {period.length}
      </span>
      <fieldset aria-label="Period">
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
            {name}
          </label>
        ))}
      </fieldset>
    </header>
  );
}

/** What is selected in the demonstration. It starts from the controls that the person changed before this part loaded. */
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
  const { frame, period, stretch, action, onSelect } = useSelection();
  const { sample, drawing } = useMemo(() => (period === sixMonths ? initial : drawPeriod(period)), [period]);
  const measures = measureStretch(sample, stretch);
  const defined = period === sixMonths;
  const placement = stretch === sixMonths.selected ? undefined : placementOf(period, stretch);
  const where = describeStretch(stretch, period);

  return (
    <Figure>
      <SampleDefinitions sample={initial.sample} drawing={initial.drawing} />
      <Frame ref={frame}>
        <PeriodChoice {...{ period, onSelect }} />
        <div>
          <SampleChart
            {...{ drawing, stretch, placement, defined }}
            label={`${adverbs[period.unit]} prices over ${period.length}. ${where} are selected.`}
          />
          <label>
            Move the selection
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
          <ActionMenu
            selected={`${countOf(measures.length, period.unit)} selected`}
            {...{ action, placement, onSelect }}
          />
        </div>
        <Answer aria-live="polite">
          {action === 'chat' && <ChatAnswer {...{ measures, period }} />}
          {action === 'explain' && <ExplainAnswer {...{ measures, period }} />}
          {action === 'strategy' && (
            <StrategyAnswer {...{ measures, period }} result={sample.result}>
              <SampleResult {...{ drawing, placement, defined }} />
            </StrategyAnswer>
          )}
        </Answer>
      </Frame>
      <figcaption>Illustration. The company, prices and result are made up.</figcaption>
    </Figure>
  );
}
