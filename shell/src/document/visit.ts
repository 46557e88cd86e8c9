import { afterNextPaint } from '@artha/shared/remote';

/**
 * Waits for the visit of a page that the browser prerenders, because a visitor points at a link to it, and for its first
 * frame. Until then no code of a remote runs, no session is renewed, and nothing is measured.
 */
export async function visit(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  await new Promise<void>(afterNextPaint);
}
