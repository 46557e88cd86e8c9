import { layOutRest } from './layOutRest.ts';

const late = () => [...document.querySelectorAll('[data-late]')].map(({ id }) => id);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('what was left out is laid out while the browser is idle, then the page is open', async () => {
  const waiting: ((period: { timeRemaining: () => number }) => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: (typeof waiting)[number]) => waiting.push(callback) });
  const beIdle = async (...remaining: number[]) => {
    waiting.shift()?.({ timeRemaining: () => remaining.shift() ?? 0 });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  document.documentElement.dataset['opening'] = '';
  document.body.innerHTML = ['tools', 'questions', 'foot'].map((id) => `<div data-late id="${id}"></div>`).join('');
  const done = layOutRest();
  expect(late()).toEqual(['tools', 'questions', 'foot']);
  await beIdle(50, 40, 24);
  expect(late()).toEqual(['foot']);
  expect(document.documentElement).toHaveAttribute('data-opening');
  await beIdle(50);
  await done;
  expect(late()).toEqual([]);
  expect(document.documentElement).not.toHaveAttribute('data-opening');
});

test('a browser that does not say when it is idle lays it out in the next tasks', async () => {
  document.body.innerHTML = '<footer data-late id="foot"></footer>';
  await layOutRest();
  expect(late()).toEqual([]);
});
