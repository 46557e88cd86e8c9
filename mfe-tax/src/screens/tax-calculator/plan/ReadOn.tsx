import { TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { usePlanTexts } from '../../../texts/planTexts.ts';

/** Properties of `ReadOn`. */
export interface ReadOnProps {
  /** As YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly sources: readonly string[];
}

/** The sources of a part, and the day on which they were read. */
export function ReadOn({ checkedOn, sources }: ReadOnProps): ReactElement {
  return (
    <>
      {usePlanTexts().way.readOn(checkedOn)}{' '}
      {sources.map((source, index) => (
        <span key={source}>
          {index > 0 && ', '}
          <TextLink to={source}>{new URL(source).hostname.replace('www.', '')}</TextLink>
        </span>
      ))}
      .
    </>
  );
}
