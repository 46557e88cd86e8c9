import { totalmem } from 'node:os';

/** @returns a share of the memory that this process may use, in bytes, and never more than 256 MB. */
export function memoryBytes(share: number): number {
  return Math.min(256 * 1024 * 1024, share * Math.min(totalmem(), process.constrainedMemory()));
}

/** Verified contents by their digests. Above a limit of bytes, the one that was used longest ago goes first. */
export class ContentCache {
  readonly #mostBytes: number;
  readonly #contents = new Map<string, Buffer>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(sha256: string): Buffer | undefined {
    const content = this.#contents.get(sha256);
    if (content) {
      this.#contents.delete(sha256);
      this.#contents.set(sha256, content);
    }
    return content;
  }

  add(sha256: string, content: Buffer): void {
    if (this.#contents.has(sha256)) return;
    this.#contents.set(sha256, content);
    this.#bytes += content.length;
    for (const [oldest, { length }] of this.#contents) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#contents.delete(oldest);
      this.#bytes -= length;
    }
  }
}
