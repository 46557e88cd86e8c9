import type { RenderedDocument, RenderedPage } from './keptRendering.ts';

/** The result of rendering: a page, a document, or an error. */
export type RenderResult =
  | { readonly page: RenderedPage }
  | { readonly document: RenderedDocument }
  | { readonly cause: unknown };

/** Enough for some tens of sites like ours, with pages of 50 KB. */
const MOST_RESULTS = 500;
/** Characters of all of them: a hostile team's pages have 2 million each. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** A failure may be due to a busy machine, so it is retried later. */
const FAILURE_MS = 10 * 60_000;

interface Remembered {
  readonly result: RenderResult;
  readonly atMs: number;
  readonly characters: number;
}

/**
 * Recent renderings of this process, by key. A publish that starts again after a concurrent one renders nothing twice,
 * and a failing page costs its time once, not in every publish of others.
 */
export class RecentRenderings {
  readonly #results = new Map<string, Remembered>();
  readonly #most: number;
  readonly #mostCharacters: number;
  #characters = 0;
  readonly #now: () => number;

  constructor({ most = MOST_RESULTS, mostCharacters = MOST_CHARACTERS, now = () => performance.now() } = {}) {
    this.#most = most;
    this.#mostCharacters = mostCharacters;
    this.#now = now;
  }

  get(key: string): RenderResult | undefined {
    const known = this.#results.get(key);
    if (!known || ('cause' in known.result && this.#now() - known.atMs > FAILURE_MS)) return undefined;
    return known.result;
  }

  set(key: string, result: RenderResult): void {
    this.#delete(key);
    const characters = 'cause' in result ? 0 : JSON.stringify(result).length;
    this.#results.set(key, { result, atMs: this.#now(), characters });
    this.#characters += characters;
    while (this.#results.size > this.#most || this.#characters > this.#mostCharacters) {
      const [oldest] = this.#results.keys();
      if (oldest === undefined) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#characters -= this.#results.get(key)?.characters ?? 0;
    this.#results.delete(key);
  }
}

/** The renderings of this process. */
export const recentRenderings = new RecentRenderings();
