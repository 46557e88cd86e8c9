import { useLayoutEffect } from 'react';
import type { FoundTerm } from './termSearch.ts';

/** Of the place where a result begins. */
export const RESULT_ID = 'found';

/** Who types while the page is scrolled sees the result from its beginning, below the search that stays on top. */
export function useResultInView(found: readonly FoundTerm[] | undefined): void {
  useLayoutEffect(() => {
    const place = document.getElementById(RESULT_ID);
    if (!found || !place || place.getBoundingClientRect().top >= 0) return;
    place.scrollIntoView();
  }, [found]);
}
