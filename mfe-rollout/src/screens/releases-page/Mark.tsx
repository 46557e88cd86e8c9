import type { ReactElement } from 'react';
import type { Judgement } from '../../domain/measures.ts';
import { Judged } from './Figures.styles.ts';

/** A shape for each judgement, so that none differs by colour alone. */
const shapes: Readonly<Record<Judgement, string>> = {
  good: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z',
  'needs work': 'M6 1 11.5 11H.5Z',
  poor: 'M1 1h10v10H1Z',
};

/** Properties of `Mark`. */
export interface MarkProps {
  readonly judgement: Judgement;
}

/** How good a value is, in a word with its shape. */
export function Mark({ judgement }: MarkProps): ReactElement {
  return (
    <Judged $judgement={judgement}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={shapes[judgement]} />
      </svg>
      {judgement}
    </Judged>
  );
}
