import type { RenderedDocument, RenderedPage } from './keptRendering.ts';

/** The result of rendering: a page, a document, or an error. */
export type RenderResult =
  | { readonly page: RenderedPage }
  | { readonly document: RenderedDocument }
  | { readonly cause: unknown };

/** Enough for some tens of sites like ours, with pages of 50 KB. */
const MOST_RESULTS = 500;
/** A failure may be due to a busy machine, so it is retried later. */
const FAILURE_MS = 10 * 60_000;

/**
 * Recent renderings of this process, by key. A publish that starts again after a concurrent one renders nothing twice,
 * and a failing page costs its time once, not in every publish of others.
 */
export class RecentRenderings {
  readonly #results = new Map<string, { readonly result: RenderResult; readonly atMs: number }>();
  readonly #most: number;
  readonly #now: () => number;

  constructor({ most = MOST_RESULTS, now = () => performance.now() } = {}) {
    this.#most = most;
    this.#now = now;
  }

  get(key: string): RenderResult | undefined {
    const known = this.#results.get(key);
    if (!known || ('cause' in known.result && this.#now() - known.atMs > FAILURE_MS)) return undefined;
    return known.result;
  }

  set(key: string, result: RenderResult): void {
    this.#results.delete(key);
    this.#results.set(key, { result, atMs: this.#now() });
    const [oldest] = this.#results.keys();
    if (this.#results.size > this.#most && oldest !== undefined) this.#results.delete(oldest);
  }
}

/** The renderings of this process. */
export const recentRenderings = new RecentRenderings();
