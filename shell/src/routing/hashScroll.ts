/** Ends the correction of the latest scroll. */
let correction = new AbortController();

/** The element that a hash names; null if there is none. */
function hashTarget(hash: string): Element | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Not well encoded: the id is taken as it is written.
    return document.getElementById(id);
  }
}

/**
 * Scrolls to where the browser itself would; a target that wants another place says so by `scroll-margin`. Content that loads
 * late above the target moves it while the page scrolls, so the place is corrected once at the end, unless the visitor
 * has done something meanwhile.
 * @returns false if the page has no such target.
 */
export function scrollToHash(hash: string): boolean {
  const target = hashTarget(hash);
  if (!target) return false;
  cancelHashScroll();
  correction = new AbortController();
  const { signal } = correction;
  const scroll = (behavior: ScrollBehavior) => {
    target.scrollIntoView({ behavior, block: 'start' });
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, cancelHashScroll, { signal, passive: true });
  }
  addEventListener(
    'scrollend',
    () => {
      cancelHashScroll();
      scroll('instant');
    },
    { signal },
  );
  scroll(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  return true;
}

/** Leaves the scroll position to what comes next: another navigation, or the visitor. */
export function cancelHashScroll(): void {
  correction.abort();
}
