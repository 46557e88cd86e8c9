import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => unknown;

test('the worker that switches offline use off takes over, deletes what is kept, and itself', async () => {
  const listeners = new Map<string, Listener>();
  const kept = new Set(['artha-offline-1', 'artha-offline-2', 'other']);
  const registration = { unregister: jest.fn(() => Promise.resolve(true)) };
  const skipWaiting = jest.fn();
  runInNewContext(readFileSync(join(import.meta.dirname, 'removal.js'), 'utf8'), {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    caches: {
      keys: () => Promise.resolve([...kept]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
    registration,
    skipWaiting,
  });
  const work: Promise<unknown>[] = [];
  for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect([...kept]).toEqual(['other']);
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});
