import type { ReactElement } from 'react';
import { longDate } from '@artha/shared/format';

/** The day a report was published, `13 October 2026`. */
export function PublishedOn({ day }: { readonly day: string }): ReactElement {
  return <time dateTime={day}>{longDate(day)}</time>;
}
