import { useEffect, useState, type ReactElement } from 'react';
import { Spinner } from '@artha/shared/design';
import { fill } from '@artha/shared/internal';
import { textsOf } from '../texts/pageTexts.ts';
import { Announcement, Coming } from './ComingSoon.styles.ts';

/** Loads that finish sooner show no message. */
const SILENT_MS = 300;

/** Properties of `ComingSoon`. */
export interface ComingSoonProps {
  /** The name of what is loading. */
  readonly name: string;
}

/** Says that something is loading, once it takes long enough to be noticed. */
export function ComingSoon({ name }: ComingSoonProps): ReactElement {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, SILENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <Announcement role="status">
      {isLate && (
        <Coming>
          <Spinner />
          {fill(textsOf('opening', 'Opening {name}…'), { name })}
        </Coming>
      )}
    </Announcement>
  );
}
