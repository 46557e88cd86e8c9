import type { Needs } from '@artha/shared/contract';
import { sampleRoute, sampleVersion } from '@artha/shared/testing';
import { sampleGuard } from '../testing/sampleGuard.ts';

const readFile = jest.fn(() => Promise.resolve(new ArrayBuffer(1)));
const startWorker = jest.fn(() => new Promise<never>(() => undefined));
const version = { ...sampleVersion(), url: '/remotes/categorizer/1111/remoteEntry.js' };

beforeEach(() => {
  jest.resetModules();
  globalThis.__artha = { ...sampleGuard(), readFile, startWorker };
});

async function filesFor(needs: Needs | undefined) {
  const { releaseFiles } = await import('@artha/shared');
  const { provideFiles } = await import('./provideFiles.ts');
  const route = sampleRoute({ isolated: true, ...(needs && { needs }) });
  provideFiles({ route, version });
  return releaseFiles();
}

test('a page whose route needs workers gets the files of its own release', async () => {
  const files = await filesFor({ workers: true });
  await files?.read('workers/engine.wasm');
  void files?.startWorker('readPdf');
  expect(readFile.mock.calls).toEqual([['/remotes/categorizer/1111/workers/engine.wasm']]);
  expect(startWorker.mock.calls).toEqual([['/remotes/categorizer/1111/workers/readPdf.js']]);
});

test('so does one that shows what it made itself in a frame', async () => {
  const files = await filesFor({ frames: true });
  await files?.read('factsheet.pdf');
  expect(readFile).toHaveBeenLastCalledWith('/remotes/categorizer/1111/factsheet.pdf');
});

test('a page without needs gets none', async () => {
  expect(await filesFor(undefined)).toBeUndefined();
});
