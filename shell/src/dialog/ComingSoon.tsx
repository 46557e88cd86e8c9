import { useEffect, useState, type ReactElement } from 'react';
import { Spinner } from '@artha/shared/design';
import { Announcement, Coming } from './ComingSoon.styles.ts';

/** What is there sooner needs no word. */
const SILENT_MS = 300;

/** Properties of `ComingSoon`. */
export interface ComingSoonProps {
  /** What is on its way. */
  readonly name: string;
}

/** Says that something is on its way, once it takes long enough to be noticed. */
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
          Opening {name}…
        </Coming>
      )}
    </Announcement>
  );
}
