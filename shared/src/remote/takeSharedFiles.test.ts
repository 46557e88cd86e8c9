import { takeSharedFiles } from './takeSharedFiles.ts';

const file = new File(['rows'], 'statement.pdf');

/** A page whose worker gives this answer; undefined for a page without a worker. */
function pageWith(answer: unknown): void {
  const controller =
    answer === undefined
      ? null
      : {
          postMessage: (_: unknown, [port]: readonly MessagePort[]) => {
            port?.postMessage(answer);
          },
        };
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker: { controller } }, configurable: true });
}

test.each([
  ['the worker has', [file], ['statement.pdf']],
  ['are none', [], []],
  ['an answer has, and nothing else of it', [file, 'text', 5], ['statement.pdf']],
  ['an answer without a list does not have', 'text', []],
  ['a page without a worker gets', undefined, []],
])('shared files are those that %s', async (_, answer, names) => {
  pageWith(answer);
  expect((await takeSharedFiles()).map(({ name }) => name)).toEqual(names);
});
