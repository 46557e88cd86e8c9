import { useEffect } from 'react';
import type { FoundTerm } from '../texts/termSearch.ts';

/** A ref for the start of the result. */
export const RESULT_ID = 'found';

/** Scrolls to the start of the result when the person types on a scrolled page. */
export function useResultInView(found: readonly FoundTerm[] | undefined): void {
  // Runs after painting, when the layout is already computed.
  useEffect(() => {
    const result = document.getElementById(RESULT_ID);
    if (!found || !result || result.getBoundingClientRect().top >= 0) return;
    result.scrollIntoView();
  }, [found]);
}
