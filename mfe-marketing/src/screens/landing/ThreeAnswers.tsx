import { Container } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { sixMonths } from '../../domain/periods.ts';
import { sampleEvents } from '../../domain/sampleEvents.ts';
import { Figure } from '../../layout/Figure.tsx';
import { drawn, PITCH } from '../../picture/sampleChart.ts';
import { Band, Panels } from './ThreeAnswers.styles.ts';

/** The part of the sample chart that the panels show: the end of the rise, the selection, and a few days after it. */
const shown = { x: 31 * PITCH, y: 14, width: 41 * PITCH, height: 194 };
const BOTTOM = shown.y + shown.height;
const { from, to } = sixMonths.selected;
const selected = { x: from * PITCH, width: (to - from + 1) * PITCH };

const rule = [
  { when: 'When', what: 'Close falls 3 days in a row' },
  { when: 'Then', what: 'Buy at the next open' },
  { when: 'Until', what: 'Close is above its average' },
];

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
      <svg viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`} aria-hidden="true">
        <rect {...selected} height={BOTTOM} fill="var(--accent-wash)" />
        <use href={`#${drawn.chart}`} />
        {marks}
      </svg>
      <div>{children}</div>
    </li>
  );
}

/** The stretch that is selected at first in the chart above, answered three ways. The picture grows as it enters. */
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
            <Panel name="Explain" marks={<use href={`#${drawn.events}`} />}>
              <dl>
                {sampleEvents.map(({ name, detail }, index) => (
                  <div key={name}>
                    <dt>
                      <mark>{index + 1}</mark>
                    </dt>
                    <dd>
                      {name}
                      <small>{detail}</small>
                    </dd>
                  </div>
                ))}
              </dl>
            </Panel>
            <Panel
              name="Strategy"
              marks={
                <path
                  d={`M${selected.x} 0V${BOTTOM}m${selected.width} 0V0`}
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
