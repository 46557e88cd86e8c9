/** A document that is still there after this time is not being left: a file was downloaded, or nothing answered. */
const LONGEST_MS = 10_000;

let leftAt = -Infinity;

/**
 * Notices when the browser begins to load another document in this tab. Firefox cuts off the requests of this one then,
 * and reports them as failed. Not by `beforeunload`: with it, Firefox keeps no page for going back.
 */
export function watchForLeaving(): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = performance.now();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leftAt = -Infinity;
  });
}

/** Whether the document is being left, so that what fails now has not failed for the person. */
export const isBeingLeft = (): boolean => performance.now() - leftAt < LONGEST_MS;
