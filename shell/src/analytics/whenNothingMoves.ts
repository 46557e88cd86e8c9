/**
 * Calls `show` once, as soon as content in `container` causes no visible layout shift: while `container` is below the window,
 * or when the person clicks, since a page may change after that (the layout shift is theirs: Layout Instability).
 */
export function whenNothingMoves(container: Element, show: () => void): void {
  const end = () => {
    observer.disconnect();
    removeEventListener('click', end);
    show();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ boundingClientRect }) => boundingClientRect.top >= innerHeight)) end();
  });
  observer.observe(container);
  addEventListener('click', end);
}
