import { Container } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { sixMonths } from '../../domain/periods.ts';
import { Figure } from '../../layout/Figure.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';
import { drawn, PITCH } from '../../picture/sampleChart.ts';
import { Band, Panels } from './ThreeAnswers.styles.ts';

/** The part of the sample chart that the panels show: the end of the rise, the selection, and a few days after it. */
const shown = { x: 31 * PITCH, y: 14, width: 41 * PITCH, height: 194 };
const BOTTOM = shown.y + shown.height;
const { from, to } = sixMonths.selected;
const selected = { x: from * PITCH, width: (to - from + 1) * PITCH };

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
  const { answers: texts, demonstration } = useLandingTexts();
  const { chat, explain, strategy } = demonstration.actions;
  return (
    <Band data-late="" aria-labelledby="three-answers">
      <Container>
        <header>
          <h2 id="three-answers">{texts.heading}</h2>
          <p>{texts.lead}</p>
        </header>
        <Figure>
          <Panels>
            <Panel name={chat.label}>
              <p>{texts.question}</p>
              <p>{texts.answer}</p>
            </Panel>
            <Panel name={explain.label} marks={<use href={`#${drawn.events}`} />}>
              <dl>
                {texts.events.map(({ name, detail }, index) => (
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
              name={strategy.label}
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
                {texts.rule.map(({ when, what }) => (
                  <div key={when}>
                    <dt>{when}</dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          </Panels>
          <figcaption>{texts.caption}</figcaption>
        </Figure>
      </Container>
    </Band>
  );
}
