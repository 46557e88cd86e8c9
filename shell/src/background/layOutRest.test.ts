import { layOutRest } from './layOutRest.ts';

const late = () => [...document.querySelectorAll('[data-late]')].map(({ id }) => id);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('what was left out is laid out one part whenever the browser is idle, then the page is open', async () => {
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const beIdle = async () => {
    idle.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  document.documentElement.dataset['opening'] = '';
  document.body.innerHTML = '<section data-late id="questions"></section><footer data-late id="foot"></footer>';
  const done = layOutRest();
  expect(late()).toEqual(['questions', 'foot']);
  await beIdle();
  expect(late()).toEqual(['foot']);
  expect(document.documentElement).toHaveAttribute('data-opening');
  await beIdle();
  await done;
  expect(late()).toEqual([]);
  expect(document.documentElement).not.toHaveAttribute('data-opening');
});

test('a browser that does not say when it is idle lays it out in the next tasks', async () => {
  document.body.innerHTML = '<footer data-late id="foot"></footer>';
  await layOutRest();
  expect(late()).toEqual([]);
});
