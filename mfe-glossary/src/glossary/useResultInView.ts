import { useEffect } from 'react';
import type { FoundTerm } from './termSearch.ts';

/** Of the place where a result begins. */
export const RESULT_ID = 'found';

/** Who types while the page is scrolled sees the result from its beginning, below the search that stays on top. */
export function useResultInView(found: readonly FoundTerm[] | undefined): void {
  // After the picture, when the place is known and need not be computed for this.
  useEffect(() => {
    const place = document.getElementById(RESULT_ID);
    if (!found || !place || place.getBoundingClientRect().top >= 0) return;
    place.scrollIntoView();
  }, [found]);
}
