import type { FileCache } from '../KeptFiles.ts';

const ORIGIN = 'https://artha.example';

const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

/** A cache of the Cache API in memory, as every script of the origin could use it. */
export class MemoryCache implements FileCache {
  readonly #entries = new Map<string, ArrayBuffer>();
  /** The room of the device in bytes. */
  room = Number.POSITIVE_INFINITY;

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    const bytes = this.#entries.get(urlOf(request));
    return Promise.resolve(bytes && new Response(bytes));
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const bytes = await response.arrayBuffer();
    if (this.size + bytes.byteLength > this.room) throw new DOMException('No room.', 'QuotaExceededError');
    this.#entries.set(urlOf(request), bytes);
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.#entries.delete(urlOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.#entries.keys()].map((url) => new Request(url)));
  }

  /** The bytes of all entries. */
  get size(): number {
    return [...this.#entries.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The paths of all entries. */
  get paths(): string[] {
    return [...this.#entries.keys()].map((url) => url.slice(ORIGIN.length)).sort();
  }
}
