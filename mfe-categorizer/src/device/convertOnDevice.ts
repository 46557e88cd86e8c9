import { releaseFiles } from '@artha/shared';
import { createDevice, startFrom, type Device } from './createDevice.ts';
import type { CopyAnswer, DeviceAnswer, DeviceInspection, DeviceJob, DeviceStep } from './deviceJob.ts';
import { refuse } from './deviceRefusals.ts';

/**
 * Long limits: hundreds of pages take a slow phone minutes, and PDFium takes long over a slow connection. The person
 * can cancel.
 */
const limits = { loadMs: 120_000, readMs: 300_000, idleMs: 10_000 };
/** A page of a scan takes a slow phone half a minute. */
const scanLimits = { ...limits, loadMs: 300_000, readMs: 900_000 };

let device: Device | undefined;

/** The device of this page; undefined if the page or the browser does not allow workers. */
function deviceOfPage(): Device | undefined {
  const files = releaseFiles();
  if (!files || typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return undefined;
  if (!device) {
    const created = createDevice({ start: startFrom(files), limits, scanLimits });
    // The back/forward cache keeps only pages without running workers.
    addEventListener('pagehide', () => {
      created.endIfIdle();
    });
    device = created;
  }
  return device;
}

/** Options of a conversion on the device. */
export interface ConvertOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: DeviceStep) => void;
  /** Called with the share of a scan that is read, from 0 to 1. */
  readonly onShare?: (share: number) => void;
}

/** Whether this page can convert without uploading. */
export function canConvertOnDevice(): boolean {
  return deviceOfPage() !== undefined;
}

/**
 * Converts a file in a worker of this page: the file never leaves the browser. Resolves with a message if it fails.
 * @throws AbortError if the signal aborts, which also ends the worker.
 */
export async function convertOnDevice(job: DeviceJob, options: ConvertOptions = {}): Promise<DeviceAnswer> {
  return (await deviceOfPage()?.convert(job, options)) ?? refuse('not-offered');
}

/** Writes a copy of a PDF without personal data, in a worker of this page. Resolves with a message if it fails. */
export async function copyOnDevice(
  job: Extract<DeviceJob, { readonly kind: 'pdf' }>,
  options: ConvertOptions = {},
): Promise<CopyAnswer> {
  return (await deviceOfPage()?.copyWithoutPersonalData(job, options)) ?? refuse('not-offered');
}

/**
 * Counts the pages of a PDF, or the transactions of another file, and names its columns. Resolves with nothing if it
 * cannot.
 */
export async function inspectOnDevice(file: File, options: ConvertOptions = {}): Promise<DeviceInspection> {
  return (await deviceOfPage()?.inspect(file, options)) ?? {};
}
