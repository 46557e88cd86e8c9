import type { ReactElement } from 'react';
import type { ChartAction } from '../domain/answers.ts';

const paths: Readonly<Record<ChartAction, string>> = {
  chat: 'M2.5 3h13v9.5H7L4 15.5v-3H2.5z',
  explain: 'M2 4.5h14M2 9h8M2 13.5h6m5-3.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  strategy: 'm2 13.5 4-4.5 3 2.5 6.5-7.5m-4 0h4v4',
};

/** Properties of `ActionIcon`. */
export interface ActionIconProps {
  readonly name: ChartAction;
  /** Position inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** The icon of one of the three right-click actions, 18 by 18. */
export function ActionIcon({ name, x, y }: ActionIconProps): ReactElement {
  return (
    <svg
      {...(x !== undefined && { x })}
      {...(y !== undefined && { y })}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="var(--text)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
