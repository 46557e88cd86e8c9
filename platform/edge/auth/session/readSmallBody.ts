import { Readable } from 'node:stream';

/** Far more than any request has whose body the edge reads; the service itself takes a megabyte. */
const MOST_BYTES = 65_536;

/**
 * Reads the JSON of a request that the proxy leaves as a stream. Returns undefined if it is no JSON, or too long to be
 * kept: without a length, a sender could go on for as long as a request may take.
 */
export async function readSmallBody(body: unknown): Promise<unknown> {
  // The server itself reads plain text.
  if (typeof body === 'string') return parse(body);
  if (!(body instanceof Readable)) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) return undefined;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
  }
  return parse(Buffer.concat(chunks).toString());
}

function parse(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}
