let wait: ((load: () => void) => void) | undefined;

/**
 * Called by what says that there is no network; it loads with everything that no visitor waits for.
 * @param until keeps a document load until the network is back.
 */
export function keepLoadsOffline(until: (load: () => void) => void): void {
  wait = until;
}

/** Loads a document. Without a network the browser's own error page would take the place of this one: it waits then. */
export function loadDocument(load: () => void): void {
  if (navigator.onLine || !wait) load();
  else wait(load);
}
