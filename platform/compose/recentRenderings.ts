import type { RenderedDocument, RenderedPage } from './keptRendering.ts';

/** What rendering came to: a page, a document, or why there is none. */
export type RenderResult =
  | { readonly page: RenderedPage }
  | { readonly document: RenderedDocument }
  | { readonly cause: unknown };

/** The pages of some tens of sites like ours, of 50 KB each. */
const MOST_RESULTS = 500;
/** What failed may have failed because the machine was busy: later it is tried again. */
const FAILURE_MS = 10 * 60_000;

/**
 * What this process has rendered lately, by key: a publish that begins again because somebody else was first renders
 * nothing twice, and what does not render takes its time once, not in every publish of others.
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

export const recentRenderings = new RecentRenderings();
