import { whenIdle } from './whenIdle.ts';

/** A part takes up to this long on a slow phone. */
const PART_MS = 25;

/** Lays out what the page has left out while it opened: as many parts at once as a person does not notice. */
export async function layOutRest(): Promise<void> {
  let period = await whenIdle();
  for (const part of document.querySelectorAll('[data-late]')) {
    if (period.timeRemaining() < PART_MS) period = await whenIdle();
    part.removeAttribute('data-late');
    // Lays the page out now: only then is it known how much time is left.
    part.getBoundingClientRect();
  }
  delete document.documentElement.dataset['opening'];
}
