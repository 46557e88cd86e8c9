/** Whether the visitor wants no motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes the page as a view transition, where the browser has them and motion is welcome; else at once.
 * @returns once the change is made; the fading may go on.
 */
export async function withViewTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion()) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A transition that the browser skips, such as for a tab that was just hidden, still makes the change.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
