import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';

const interactionSchema = v.object({
  /** Milliseconds from the event to the next painted frame. */
  duration: v.number(),
  /** The event and its element: `keydown on input`. */
  what: v.string(),
});

/** An event of a person, and how long the page took to show its effect. */
export type Interaction = v.InferOutput<typeof interactionSchema>;

/**
 * The interaction whose effect a page shows last, as Interaction to Next Paint counts.
 * @param interact what a person does; its events are the ones that count.
 */
export async function longestInteraction(page: Page, interact: () => Promise<void>): Promise<Interaction> {
  await page.evaluate(() => {
    // An event faster than the shortest reported one counts as that one.
    const longest = { duration: 16, what: 'nothing' };
    Reflect.set(globalThis, 'longest', longest);
    // The lowest threshold; by default, events faster than 104 ms are not reported (Event Timing, section 3.1).
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const event of list.getEntries()) {
        // A pointer that moves over an element is no interaction: only taps and keys have a number.
        if (Reflect.get(event, 'interactionId') === 0 || event.duration <= longest.duration) continue;
        const target: unknown = Reflect.get(event, 'target');
        const name = target instanceof Element ? `${target.localName} ${target.textContent.slice(0, 30)}` : '';
        Object.assign(longest, { duration: event.duration, what: `${event.name} on ${name.trim()}` });
      }
    }).observe(options);
  });
  await interact();
  await page.waitForTimeout(500);
  return v.parse(interactionSchema, await page.evaluate((): unknown => Reflect.get(globalThis, 'longest')));
}

/** How long a finger touches the screen in a tap: Chromium's own value for the taps of its measurements. */
const TOUCH_MS = 50;

/**
 * Taps an element as a finger does, for measurements. Playwright's `tap` lifts the finger in the instant in which it
 * touches, so that an interaction contains what happens in a page during the touch, and looks in the page for what was hit.
 */
export async function tapWithFinger(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is tapped is not visible.');
  const session = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
