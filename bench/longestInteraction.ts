import type { Page } from '@playwright/test';
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
