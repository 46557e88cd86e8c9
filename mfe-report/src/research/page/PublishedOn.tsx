import type { ReactElement } from 'react';
import { useResearchTexts } from '../../texts/researchTexts.ts';

/** The day a report was published, `13 October 2026`. */
export function PublishedOn({ day }: { readonly day: string }): ReactElement {
  const { date } = useResearchTexts();
  return <time dateTime={day}>{date(day)}</time>;
}
