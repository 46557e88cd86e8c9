/** Calls a function once the page is loaded and has nothing to do: what no visitor waits for. */
export function whenIdle(start: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else setTimeout(start);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
