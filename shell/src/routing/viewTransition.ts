/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes the page in a view transition, where the browser has them and motion is not to be reduced; else at once.
 * @returns when the change is made; the transition may still run.
 */
export async function withViewTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion()) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A transition that the browser skips, such as in a tab that was just hidden, still makes the change.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
