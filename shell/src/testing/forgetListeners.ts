/** Records who listens from now on; the answer takes them away, as a new document would. */
export function forgetListeners(target: Window | Document): () => void {
  const spy = jest.spyOn(target, 'addEventListener');
  return () => {
    for (const [type, listener, options] of spy.mock.calls) target.removeEventListener(type, listener, options);
    spy.mockRestore();
  };
}
