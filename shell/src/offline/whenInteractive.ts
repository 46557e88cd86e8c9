/**
 * Waits until the screen that the document was composed with is interactive; not at all on a page without one. A screen that does
 * not load never is.
 */
export function whenInteractive(): Promise<void> {
  const region = document.querySelector('[data-region="screen"]');
  if (!region || region.hasAttribute('data-ready')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(region, { attributeFilter: ['data-ready'] });
  });
}
