import { whenIdle } from './whenIdle.ts';

/** Lays out what the page has left out while it opened, one part at a time, so that a person can go on. */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll('[data-late]')) {
    await whenIdle();
    part.removeAttribute('data-late');
  }
  delete document.documentElement.dataset['opening'];
}
