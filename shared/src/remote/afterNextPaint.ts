/** A page that is not painted, such as one in the background, has no next frame: it goes on after this time. */
const UNPAINTED_MS = 300;

/**
 * Runs something after the next frame, so that a person sees what a tap shows at once before the page does the rest.
 *
 * @example
 * onClick={() => {
 *   setPressed(true);
 *   afterNextPaint(showReport);
 * }}
 *
 * @returns cancels it.
 */
export function afterNextPaint(run: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, UNPAINTED_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // The frame is painted in the task that calls this; a timer is a task after it.
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
