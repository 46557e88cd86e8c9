import type { ReactElement } from 'react';
import {
  describeCount,
  describeEvents,
  describeValue,
  eventKinds,
  eventNames,
  judge,
  vitalNames,
} from '../../domain/measures.ts';
import type { Counts } from '../../domain/siteReleases.ts';
import { FigureList } from './Figures.styles.ts';
import { Mark } from './Mark.tsx';

/** Properties of `Figures`. */
export interface FiguresProps {
  readonly counts: Counts;
}

/** The counts of a release, and the third quartile of each vital. */
export function Figures({ counts }: FiguresProps): ReactElement {
  return (
    <FigureList>
      <div>
        <dt>Visits</dt>
        <dd>{describeCount(counts.visits)}</dd>
      </div>
      {eventKinds.map((kind) => (
        <div key={kind}>
          <dt>{eventNames[kind]}</dt>
          <dd>{describeEvents(counts, kind)}</dd>
        </div>
      ))}
      {vitalNames.map((vital) => {
        const quartiles = counts.vitals[vital];
        return (
          <div key={vital}>
            <dt>{vital}</dt>
            <dd>
              {quartiles ? describeValue(vital, quartiles.p75) : '–'}{' '}
              {quartiles && <Mark judgement={judge(vital, quartiles)} />}
            </dd>
          </div>
        );
      })}
    </FigureList>
  );
}
