import { releaseFiles } from '@artha/shared';
import { createDevice, startFrom, type Device } from './createDevice.ts';
import type { DeviceAnswer, DeviceFacts, DeviceJob, DeviceStep } from './deviceJob.ts';
import { refuse } from './deviceRefusals.ts';

/** Six times what the service may take for a file: a phone is slower. A slow line brings PDFium within the other. */
const limits = { loadMs: 120_000, readMs: 30_000, idleMs: 10_000 };

let device: Device | undefined;

/** The device of this page; undefined where the page has no right to workers, or the browser none. */
function deviceOfPage(): Device | undefined {
  const files = releaseFiles();
  if (!files || typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return undefined;
  if (!device) {
    const created = createDevice({ start: startFrom(files), limits });
    // The browser keeps a page for Back where nothing runs in it.
    addEventListener('pagehide', () => {
      created.endIfIdle();
    });
    device = created;
  }
  return device;
}

export interface ConvertOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: DeviceStep) => void;
}

/** Whether this page can convert without uploading. */
export function canConvertOnDevice(): boolean {
  return deviceOfPage() !== undefined;
}

/**
 * Converts a file in a worker of this page: nothing of it leaves the browser. Resolves with words where it does not.
 * @throws AbortError where the signal says so; the worker ends with that.
 */
export async function convertOnDevice(job: DeviceJob, options: ConvertOptions = {}): Promise<DeviceAnswer> {
  return (await deviceOfPage()?.convert(job, options)) ?? refuse('not-offered');
}

/** Counts the pages of a PDF, or the transactions of another file. Resolves with nothing where it cannot. */
export async function inspectOnDevice(file: File, options: ConvertOptions = {}): Promise<DeviceFacts> {
  return (await deviceOfPage()?.inspect(file, options)) ?? {};
}
