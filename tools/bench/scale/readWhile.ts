import { edgeFeatures } from '@artha/features/edgeFeatures';
import { createEdge } from '@artha/edge/createEdge';
import type { LocalContext } from '@artha/core/publish';

/** The requests to make while a remote is published. */
export interface PageReading {
  readonly context: LocalContext;
  /** A page of the remote. */
  readonly path: string;
  /** Number of requests after which it ends. */
  readonly requests: number;
}

/** Number of clients, each with one request after another. */
const CLIENTS = 8;

/**
 * Requests a page of a remote from an edge while the remote is published again and again. Each response must be a page of
 * one release, and never of an older one than the same client had before.
 * @param publish publishes the next release; called with 1, 2, ….
 * @returns the outcome in words.
 * @throws if a response is bad.
 */
export async function readWhile(
  { context, path, requests }: PageReading,
  publish: (round: number) => Promise<void>,
): Promise<string> {
  const edge = await createEdge({ store: context.store, trust: context.trust, features: edgeFeatures() });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  const bad: string[] = [];
  let count = 0;
  const client = async () => {
    let newest = 0;
    while (count < requests) {
      count += 1;
      const response = await fetch(url + path);
      const release = Number(/, release (?<number>\d+)</.exec(await response.text())?.groups?.['number']);
      if (response.status !== 200 || !(release >= newest)) bad.push(`${String(response.status)}, ${String(release)}`);
      newest = release;
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  let publishes = 0;
  while (count < requests) {
    publishes += 1;
    await publish(publishes);
  }
  await clients;
  await edge.close();
  if (bad.length > 0) throw new Error(`${String(bad.length)} of ${String(count)} responses are bad: ${bad[0] ?? ''}`);
  return `${String(count)} requests during ${String(publishes)} publishes, 0 bad`;
}
