import type { ReactElement } from 'react';

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** The day a report was published, `13 October 2026`. */
export function PublishedOn({ day }: { readonly day: string }): ReactElement {
  return <time dateTime={day}>{longDate.format(new Date(day))}</time>;
}
