import { join } from 'node:path';

interface Script {
  src: string;
  onload?: (event: { readonly type: string }) => void;
  onerror?: (event: { readonly type: string }) => void;
  readonly remove: jest.Mock;
}

type Chunk = readonly [ids: readonly number[], modules: Readonly<Record<number, string>>, run?: (own: object) => void];
type Prepare = (script: Script, url: string) => void | Promise<void>;
type LoadChunks = (webpackRequire: object, queueName: string, timeoutMs: number, prepare?: Prepare) => void;

const { default: loadChunks } = jest.requireActual<{ readonly default: LoadChunks }>(
  join(import.meta.dirname, 'runtime/loadChunks.js'),
);

const inserted: Script[] = [];
const isQueue = (value: unknown): value is Chunk[] => Array.isArray(value);

function queue(): Chunk[] {
  const list: unknown = Reflect.get(globalThis, 'webpackChunktax');
  if (!isQueue(list)) throw new Error('There is no list.');
  return list;
}

/** The chunk loading of a build. */
function start(prepare?: Prepare) {
  const handlers: { j?: (id: number, promises: Promise<unknown>[]) => void } = {};
  const webpackRequire = { p: '/remotes/tax/', u: (id: number) => `${id}.js`, m: {}, f: handlers };
  loadChunks(webpackRequire, 'webpackChunktax', 4000, prepare);
  return {
    webpackRequire,
    load: (id: number) => {
      const promises: Promise<unknown>[] = [];
      handlers.j?.(id, promises);
      return Promise.all(promises);
    },
  };
}

/** Waits until the guard has let a script be inserted. */
async function inserting(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** Acts as the browser when a script has come: it runs, and then its event fires. */
function come(script: Script | undefined, chunk?: Chunk): void {
  if (chunk) queue().push(chunk);
  script?.onload?.({ type: 'load' });
}

beforeEach(() => {
  jest.useFakeTimers();
  inserted.length = 0;
  const head = { append: (script: Script) => inserted.push(script) };
  const createElement = (): Script => ({ src: '', remove: jest.fn() });
  Reflect.set(globalThis, 'document', { head, createElement });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'webpackChunktax');
});

test('a chunk loads once, as the guard of the page prepares it, and adds its modules', async () => {
  // The guard may have to read a list first.
  const { load, webpackRequire } = start(async (script, url) => {
    await Promise.resolve();
    script.src = `${url}?r=1`;
  });
  const both = Promise.all([load(1), load(1)]);
  expect(inserted).toEqual([]);
  await inserting();
  expect(inserted.map(({ src }) => src)).toEqual(['/remotes/tax/1.js?r=1']);
  const run = jest.fn();
  come(inserted[0], [[1], { 7: 'module' }, run]);
  await both;
  expect(webpackRequire.m).toEqual({ 7: 'module' });
  expect(run).toHaveBeenCalledWith(webpackRequire);
  expect(await load(1)).toEqual([]);
  expect(inserted).toHaveLength(1);
  expect(inserted[0]?.remove).toHaveBeenCalled();
});

test.each([
  ['does not come', () => inserted[0]?.onerror?.({ type: 'error' }), '(error: /remotes/tax/1.js)'],
  ['does not come in time', () => jest.advanceTimersByTime(4000), '(timeout: /remotes/tax/1.js)'],
  [
    'holds another chunk',
    () => {
      come(inserted[0], [[2], {}]);
    },
    '(load: /remotes/tax/1.js)',
  ],
])(
  'a script that %s fails with the error of webpack, and the next attempt loads it again',
  async (_what, fail, why) => {
    const { load } = start();
    const first = load(1);
    fail();
    await expect(first).rejects.toMatchObject({ name: 'ChunkLoadError', message: `Loading chunk 1 failed ${why}` });
    const second = load(1);
    come(inserted[1], [[1], {}]);
    await second;
  },
);

test('a script that the guard refuses is not inserted, and is refused again', async () => {
  const { load } = start(() => {
    throw new TypeError('may not run');
  });
  await expect(load(1)).rejects.toThrow('may not run');
  await expect(load(1)).rejects.toThrow('may not run');
  expect(inserted).toEqual([]);
});

test('an entry that runs once more gets the chunks that came before, and both get those that come', async () => {
  const first = start();
  come(undefined, [[1], { 7: 'first' }]);
  const second = start();
  expect(await second.load(1)).toEqual([]);
  const both = Promise.all([first.load(2), second.load(2)]);
  for (const script of [...inserted]) come(script, [[2], { 8: 'later' }]);
  await both;
  expect([first.webpackRequire.m, second.webpackRequire.m]).toEqual(Array(2).fill({ 7: 'first', 8: 'later' }));
});
