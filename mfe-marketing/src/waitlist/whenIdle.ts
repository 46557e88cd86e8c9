/** Calls back once the page has loaded and is idle. @returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  let callOff = () => removeEventListener('load', wait);
  function wait(): void {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback, { timeout: 2000 });
      callOff = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, 200);
      callOff = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => callOff();
}
