import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNumbers, type Bench } from '../bench.ts';
import { hydrated, launchBrowser, phone } from '../browser.ts';
import { medianOf, type PartFindings } from '../measurement.ts';
import { root } from '../paths.ts';
import { processorTime } from '../processorTime.ts';
import { median } from '../sample.ts';

const SLOWDOWN = 4;
/** Three pages, the maximum of the service. */
const SAMPLE = 'statements/samples/hdfc-b.pdf';
const ROWS = 19;
const REMOTE = 'categorizer';

/** Loads the worker and PDFium; the page keeps both for `convert`. */
function load(page: Page, folder: string): Promise<void> {
  return page.evaluate(async (address) => {
    const guard: unknown = Reflect.get(globalThis, '__artha');
    if (typeof guard !== 'object' || guard === null) throw new Error('The page has no guard.');
    const call = (name: string, file: string): unknown => {
      const method: unknown = Reflect.get(guard, name);
      return typeof method === 'function' ? Reflect.apply(method, guard, [address + file]) : undefined;
    };
    const [worker, wasm] = await Promise.all([
      call('startWorker', 'workers/readPdf.js'),
      call('readFile', 'workers/pdfium.wasm'),
    ]);
    Reflect.set(globalThis, 'deviceWorker', worker);
    Reflect.set(globalThis, 'deviceWasm', wasm);
  }, folder);
}

/**
 * Converts a file; PDFium starts with the first one.
 * @returns the number of rows, and the duration in seconds.
 */
function convert(page: Page, base64: string): Promise<readonly [rows: unknown, seconds: number]> {
  return page.evaluate(
    (file) =>
      new Promise<[unknown, number]>((resolve, reject) => {
        const worker: unknown = Reflect.get(globalThis, 'deviceWorker');
        const wasm: unknown = Reflect.get(globalThis, 'deviceWasm');
        if (!(worker instanceof Worker)) throw new Error('There is no worker.');
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const started = performance.now();
        worker.onerror = () => {
          reject(new Error('The worker ended.'));
        };
        worker.onmessage = ({ data }: MessageEvent<{ statement?: { rows: number } }>) => {
          resolve([data.statement?.rows, (performance.now() - started) / 1000]);
        };
        if (wasm instanceof ArrayBuffer) worker.postMessage({ kind: 'pdfium', wasm }, [wasm]);
        Reflect.deleteProperty(globalThis, 'deviceWasm');
        worker.postMessage({ kind: 'convert', bytes, maxPages: 3 });
      }),
    base64,
  );
}

interface Conversion {
  /** The duration on this machine. */
  readonly seconds: number;
  readonly processorSeconds: number;
}

/** A first and a second conversion on a new page. */
async function convertTwice(browser: Browser, url: string, folder: string, base64: string): Promise<Conversion[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  await load(page, folder);
  const conversions: Conversion[] = [];
  while (conversions.length < 2) {
    const [[rows, seconds], processorSeconds] = await processorTime(browser, () => convert(page, base64));
    if (rows !== ROWS) throw new Error(`${SAMPLE} gave ${String(rows)} rows.`);
    conversions.push({ seconds, processorSeconds });
  }
  await context.close();
  return conversions;
}

/**
 * A statement that a visitor converts without uploading. Chromium only slows down the main thread of a page, but not
 * its workers, so this measures the processor time of all threads, times four, as if they ran one after the other.
 */
export async function measureOnDevice(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const route = site.routes.find(({ remote }) => remote === REMOTE);
  if (!route) throw new Error(`There is no ${REMOTE}.`);
  const folder = (route.scripts[0] ?? '').replace(/[^/]+$/, '');
  const base64 = (await readFile(join(root, SAMPLE))).toString('base64');
  const browser = await launchBrowser();
  const first: number[] = [];
  const next: number[] = [];
  const here: number[] = [];
  try {
    for (const run of runNumbers(bench)) {
      const [one, two] = await convertTwice(browser, site.url + route.path, folder, base64);
      if (!one || !two) continue;
      first.push(one.processorSeconds * SLOWDOWN);
      next.push(two.processorSeconds * SLOWDOWN);
      here.push(one.seconds);
      bench.say(
        `device ${run}/${bench.runs}: ${first.at(-1)?.toFixed(2)} s, the next one ${next.at(-1)?.toFixed(2)} s`,
      );
    }
  } finally {
    await browser.close();
  }
  return {
    measurements: [medianOf('deviceStatement', SAMPLE, first)],
    notes: [
      `On the device: ${SAMPLE} (3 pages), from the file to its rows, after worker and PDFium are there and with PDFium’s start: ${SLOWDOWN} times the processor time of all threads of the page. The next file on the same page takes ${median(next)?.toFixed(2)} s. On this machine the first one took ${median(here)?.toFixed(2)} s.`,
    ],
  };
}
