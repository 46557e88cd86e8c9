import type { Page } from '@playwright/test';
import * as v from 'valibot';

const PATH = '/tools/transaction-categorizer';
/** The workers of the categorizer's release. */
export type WorkerName = 'readPdf' | 'readCsv';

declare global {
  /** The worker that a test started on the page. */
  var deviceWorker: Worker | undefined;
}

/** Starts a worker of the release like the page does, and passes PDFium on if it is needed. */
export async function startWorker(page: Page, name: WorkerName): Promise<void> {
  await page.evaluate(async (worker) => {
    const entry = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].find(({ href }) =>
      href.includes('/remotes/categorizer/'),
    );
    const folder = new URL('./workers/', entry?.href ?? '').pathname;
    const guard: unknown = Reflect.get(globalThis, '__artha');
    if (typeof guard !== 'object' || guard === null) throw new Error('The page has no guard.');
    const call = (method: string, file: string): unknown => {
      const called: unknown = Reflect.get(guard, method);
      return typeof called === 'function' ? Reflect.apply(called, guard, [folder + file]) : undefined;
    };
    const started = await call('startWorker', `${worker}.js`);
    if (!(started instanceof Worker)) throw new Error('No worker was started.');
    globalThis.deviceWorker = started;
    if (worker === 'readPdf') started.postMessage({ kind: 'pdfium', wasm: await call('readFile', 'pdfium.wasm') });
  }, name);
}

/**
 * Sends a file to the worker of the page.
 * @returns its response.
 */
export async function askWorker(page: Page, request: object, file: Buffer): Promise<unknown> {
  return page.evaluate(
    ({ message, base64 }) =>
      new Promise<unknown>((resolve, reject) => {
        const { deviceWorker } = globalThis;
        if (!deviceWorker) throw new Error('There is no worker.');
        deviceWorker.onmessage = ({ data }) => {
          resolve(data);
        };
        deviceWorker.onerror = ({ message: fault }) => {
          reject(new Error(fault));
        };
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        deviceWorker.postMessage({ ...message, bytes });
      }),
    { message: request, base64: file.toString('base64') },
  );
}

/** The service's response to the same file. */
export async function askService(
  page: Page,
  name: string,
  fields: Record<string, string>,
  file: Buffer,
): Promise<unknown> {
  const response = await page.request.post('/upload', {
    headers: { accept: 'application/json' },
    multipart: { ...fields, file: { name, mimeType: 'application/octet-stream', buffer: file } },
  });
  return v.parse(v.unknown(), await response.json());
}

/** Opens the converter’s page. */
export const openCategorizer = async (page: Page): Promise<void> => {
  await page.goto(PATH);
};
