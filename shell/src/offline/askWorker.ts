import * as v from 'valibot';
import type { WorkerRequest } from './worker/workerRequest.ts';

/** The part of a worker that questions use. */
export interface AskedWorker {
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}

/**
 * Asks the service worker.
 * @param schema of the answer: one of `answers`.
 * @returns undefined if it does not answer in time, or something else than the request is for.
 */
export async function askWorker<T>(
  worker: AskedWorker,
  request: WorkerRequest,
  schema: v.GenericSchema<unknown, T>,
  timeoutMs = 2000,
): Promise<T | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      resolve(data);
    });
    setTimeout(resolve, timeoutMs);
  });
  port1.start();
  worker.postMessage(request, [port2]);
  const parsed = v.safeParse(schema, await answered);
  port1.close();
  return parsed.success ? parsed.output : undefined;
}
