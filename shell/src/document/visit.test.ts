import { visit } from './visit.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('a prerendered page waits for its visit, and for the first frame of it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const started = jest.fn();
  const visited = visit().then(started);
  await Promise.resolve();
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  await visited;
  expect(started).toHaveBeenCalledTimes(1);
});

test('a prerendered page whose browser draws no frame starts a moment after its visit', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const visited = visit();
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect(visited).resolves.toBeUndefined();
  expect(frames).toHaveBeenCalledTimes(1);
  frames.mockRestore();
});

test.each([
  ['any other page', false],
  ['a page in a browser that prerenders none', undefined],
])('%s is visited at once', async (_, prerendering) => {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  await expect(visit()).resolves.toBeUndefined();
});
