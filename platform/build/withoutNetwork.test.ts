import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const script = readFileSync(join(import.meta.dirname, 'runtime/withoutNetwork.js'), 'utf8');

/** Runs the script with an object instead of a worker's global one. */
function runWith(scope: object): void {
  const run: unknown = runInNewContext(`(globalThis) => {${script}}`);
  if (typeof run === 'function') Reflect.apply(run, undefined, [scope]);
}

test('a worker has nothing that could send its data elsewhere, and keeps all other functions', () => {
  const send = () => undefined;
  class Scope {
    fetch = send;
    readonly XMLHttpRequest = send;
    readonly navigator = { sendBeacon: send };
    readonly postMessage = send;
  }
  Object.defineProperty(Scope.prototype, 'indexedDB', { get: send, configurable: true });
  const scope = new Scope();
  runWith(scope);
  expect(Object.keys(scope)).toEqual(['postMessage']);
  expect('indexedDB' in scope).toBe(false);
});

test('a worker that cannot remove such a function does not start', () => {
  const scope = Object.defineProperty({}, 'fetch', { value: () => undefined, configurable: false });
  expect(() => {
    runWith(scope);
  }).toThrow('A worker keeps fetch.');
});
