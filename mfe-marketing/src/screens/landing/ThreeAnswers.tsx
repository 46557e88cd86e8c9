import { Container } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { Figure } from '../../layout/Figure.tsx';
import { candles, DRAWN, prices, SELECTED, stretchOf } from '../../picture/sampleChart.ts';
import { Band, Panels } from './ThreeAnswers.styles.ts';

/** What the panels show of the chart above: the end of the rise, the selection, and a few days after it. */
const WINDOW = { ...stretchOf({ from: 31, to: 71 }), y: 14, height: 194 };
const FOOT = WINDOW.y + WINDOW.height;
const selected = stretchOf(SELECTED);

/** What happened on which day of the selection. */
const events = [
  { day: 55, name: 'Results published', detail: 'Margin lower than the quarter before' },
  { day: 58, name: 'Volume doubled', detail: 'For three days, then back to usual' },
];

const rule = [
  { when: 'When', what: 'Close falls 3 days in a row' },
  { when: 'Then', what: 'Buy at the next open' },
  { when: 'Until', what: 'Close is above its average' },
];
/** Height at which the events are marked, above their days. */
const MARKS = 34;
const highOf = (day: number): number => Math.round(prices.y(candles[day]?.high ?? 0));

interface PanelProps {
  readonly name: string;
  /** Drawn over the chart. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

function Panel({ name, marks, children }: PanelProps): ReactElement {
  return (
    <li>
      <h3>{name}</h3>
      <svg viewBox={`${WINDOW.x} ${WINDOW.y} ${WINDOW.width} ${WINDOW.height}`} aria-hidden="true">
        <rect {...selected} height={FOOT} fill="var(--accent-wash)" />
        <use href={`#${DRAWN.chart}`} />
        {marks}
      </svg>
      {children}
    </li>
  );
}

/** The stretch that is selected in the picture above, asked about, explained and made a rule of. It grows as it enters. */
export function ThreeAnswers(): ReactElement {
  return (
    <Band aria-labelledby="three-answers">
      <Container>
        <header>
          <h2 id="three-answers">Point at it. Then choose how to think about it.</h2>
          <p>The same stretch of the same chart, answered three ways.</p>
        </header>
        <Figure>
          <Panels>
            <Panel name="Chat">
              <p>Why did it fall here?</p>
              <p>Sales grew but the margin narrowed. Compare the two figures over the last two quarters.</p>
            </Panel>
            <Panel
              name="Explain"
              marks={
                <g fill="var(--accent)" stroke="var(--accent)" fontSize="12" fontWeight="650" textAnchor="middle">
                  {events.map(({ day, name }, index) => (
                    <g key={name}>
                      <path d={`M${prices.x(day)} ${highOf(day) - 5}V${MARKS}`} />
                      <circle cx={prices.x(day)} cy={MARKS} r="10" />
                      <text x={prices.x(day)} y={MARKS + 4} fill="var(--on-accent)" stroke="none">
                        {index + 1}
                      </text>
                    </g>
                  ))}
                </g>
              }
            >
              <ol>
                {events.map(({ name, detail }) => (
                  <li key={name}>
                    <b>{name}</b>
                    {detail}
                  </li>
                ))}
              </ol>
            </Panel>
            <Panel
              name="Strategy"
              marks={
                <path
                  d={`M${selected.x} 0V${FOOT}m${selected.width} 0V0`}
                  stroke="var(--accent)"
                  strokeWidth="1.25"
                  strokeDasharray="3 3"
                />
              }
            >
              <dl>
                {rule.map(({ when, what }) => (
                  <div key={when}>
                    <dt>{when}</dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          </Panels>
          <figcaption>Illustration with made-up prices.</figcaption>
        </Figure>
      </Container>
    </Band>
  );
}
