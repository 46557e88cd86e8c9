import { waitFor } from '@testing-library/react';
import { FakeReader } from '../testing/fakeReaders.ts';
import type { DeviceJob } from './deviceJob.ts';

// jsdom's files do not give their bytes.
const file = Object.assign(new File(['%PDF-1.7'], 'october.pdf'), {
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode('%PDF-1.7').buffer),
});
const job = { kind: 'pdf', file, maxPages: 3 } as const satisfies DeviceJob;

const releaseFiles = jest.fn<unknown, []>();
jest.mock('@artha/shared', () => ({ releaseFiles: () => releaseFiles() }));

beforeEach(() => {
  jest.resetModules();
  releaseFiles.mockReset();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

async function onDevice() {
  return import('./convertOnDevice.ts');
}

test('a page without a right to workers says so, and offers the upload', async () => {
  const { canConvertOnDevice, convertOnDevice, copyOnDevice, inspectOnDevice } = await onDevice();
  expect(canConvertOnDevice()).toBe(false);
  const refused = {
    kind: 'refused',
    code: 'not-offered',
    message: 'This browser cannot convert on this device. Please upload the file.',
  };
  expect(await convertOnDevice(job)).toEqual(refused);
  expect(await copyOnDevice(job)).toEqual(refused);
  expect(await inspectOnDevice(file)).toEqual({});
});

describe('a page with a right to workers', () => {
  const worker = new FakeReader((message) =>
    JSON.stringify(message).includes('inspect') ? { kind: 'inspection', pages: 2 } : undefined,
  );

  async function onPage() {
    const startWorker = jest.fn(() => Promise.resolve(worker));
    releaseFiles.mockReturnValue({ read: () => Promise.resolve(new ArrayBuffer(1)), startWorker });
    Reflect.set(globalThis, 'Worker', jest.fn());
    return { startWorker, ...(await onDevice()) };
  }

  test('starts none before the first file, and ends it where the page is left', async () => {
    const { canConvertOnDevice, inspectOnDevice, startWorker } = await onPage();
    expect(canConvertOnDevice()).toBe(true);
    expect(startWorker).not.toHaveBeenCalled();
    expect(await inspectOnDevice(file)).toEqual({ pages: 2 });
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => {
      expect(worker.hasEnded).toBe(true);
    });
  });

  test('says how far it is, and stops when it is told to', async () => {
    const { convertOnDevice } = await onPage();
    const controller = new AbortController();
    const onProgress = jest.fn();
    const answer = convertOnDevice(job, { signal: controller.signal, onProgress });
    await waitFor(() => {
      expect(onProgress.mock.calls).toEqual([['loading'], ['reading']]);
    });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
