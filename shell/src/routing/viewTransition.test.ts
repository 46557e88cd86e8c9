import { stubLayout } from '../testing/stubLayout.ts';
import { withViewTransition } from './viewTransition.ts';

/** jsdom has no view transitions: this one makes its change a moment later, as browsers do. */
function stubViewTransition(ready: Promise<void> = Promise.resolve()) {
  const start = jest.fn((change: () => void) => ({ ready, updateCallbackDone: Promise.resolve().then(change) }));
  Object.assign(document, { startViewTransition: start });
  return start;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('a change is made in a view transition, which is awaited', async () => {
  stubLayout();
  const start = stubViewTransition();
  const change = jest.fn();
  await withViewTransition(change);
  expect(start).toHaveBeenCalledWith(change);
  expect(change).toHaveBeenCalledTimes(1);
});

test('a transition that the browser skips is no error', async () => {
  stubLayout();
  stubViewTransition(Promise.reject(new DOMException('skipped', 'AbortError')));
  await expect(withViewTransition(() => undefined)).resolves.toBeUndefined();
});

test.each([
  ['without view transitions', {}, () => undefined],
  ['with reduced motion', { reducedMotion: true }, stubViewTransition],
])('%s the change is made at once', (_, layout, stub) => {
  stubLayout(layout);
  const start = stub();
  const change = jest.fn();
  void withViewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
  if (start) expect(start).not.toHaveBeenCalled();
});
