/** The worker answers at once; a browser that is stopping it does not answer at all. */
const TIMEOUT_MS = 2000;

/**
 * Takes the files that a person shared with this page from another app: a route with `accepts` gets them once, from the
 * memory of the site's service worker.
 * ```ts
 * const [statement] = await takeSharedFiles();
 * ```
 * @returns none if nothing was shared, if someone took them before, or if the browser has no worker of the site.
 */
export async function takeSharedFiles(): Promise<readonly File[]> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return [];
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      resolve(data);
    });
    setTimeout(resolve, TIMEOUT_MS);
  });
  port1.start();
  worker.postMessage({ kind: 'take' }, [port2]);
  const files = await answered;
  port1.close();
  return Array.isArray(files) ? files.filter((one) => one instanceof File) : [];
}
