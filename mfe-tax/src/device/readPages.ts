import type { ReleaseFiles } from '@artha/shared';
import * as v from 'valibot';
import { pageReplySchema, type PageReply } from './pageMessages.ts';

/** A Form 16 has about ten pages; a letter with all annexures has fewer than this. */
const MAX_PAGES = 60;
const READ_TIMEOUT_MS = 60_000;

const refused = (code: string): PageReply => ({ kind: 'refused', code });

/** The next message of a worker; `failed` if it ends, sends something else or takes too long. */
function replyOf(worker: Worker, timeoutMs: number): Promise<PageReply> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(refused('failed'));
    }, timeoutMs);
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      const parsed = v.safeParse(pageReplySchema, data);
      resolve(parsed.success ? parsed.output : refused('failed'));
    };
    worker.onerror = () => {
      clearTimeout(timer);
      resolve(refused('failed'));
    };
  });
}

/**
 * Reads the pages of a PDF in a worker of the page, which has no network and ends with the file.
 * @returns its lines, or the code of a refusal: those of `readPrintedPages`, `not-loaded` if the reader does not load,
 * and `failed`.
 */
export async function readPages(
  files: ReleaseFiles,
  bytes: Uint8Array,
  password: string | undefined,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<PageReply> {
  const started = await Promise.all([files.startWorker('readPages'), files.read('workers/optional/pdfium.wasm')]).catch(
    () => undefined,
  );
  if (started === undefined) return refused('not-loaded');
  const [worker, wasm] = started;
  try {
    const reply = replyOf(worker, timeoutMs);
    worker.postMessage({ wasm, bytes, password, maxPages: MAX_PAGES }, [wasm]);
    return await reply;
  } finally {
    worker.terminate();
  }
}
