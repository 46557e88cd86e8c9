type KeepLoad = (load: () => void, path: string) => void;

let wait: KeepLoad | undefined;

/**
 * Called by what says that there is no network; it loads with everything that no visitor waits for.
 * @param until keeps a document load until the network is back, unless the device has the page of the path.
 */
export function keepLoadsOffline(until: KeepLoad): void {
  wait = until;
}

/** Loads the document of a path. Without a network the browser's own error page would take the place of this one: it waits then. */
export function loadDocument(load: () => void, path: string): void {
  if (navigator.onLine || !wait) load();
  else wait(load, path);
}
