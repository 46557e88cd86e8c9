import * as v from 'valibot';
import { siteHeadersSchema, type PageHeaders } from '../compose/pageHeaders.ts';
import type { Store, StoredSite } from '../store/store.ts';

/** One composed site, from the first read of a request to the last. */
export interface Site {
  /** By path: which pages it has, and what is sent along with each. */
  readonly pages: Readonly<Record<string, PageHeaders>>;
  /** Reads a file of it; undefined where it has none there. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

type SiteStore = Pick<Store, 'openSite'>;

/** Thrown out of work that looked for a file in a site which is no longer the current one, and may be half deleted. */
class SiteReplaced extends Error {}

/** How often work begins again. Each time takes a publish in between, so that more are no coincidence. */
const MOST_ATTEMPTS = 10;

/** The site that visitors get, one and the same throughout a request, whatever is published meanwhile. */
export class CurrentSite {
  readonly #store: SiteStore;
  /** What was read last: parsing it again takes longer than reading it. */
  #headers: { readonly content: Buffer; readonly pages: Site['pages'] } | undefined;

  constructor(store: SiteStore) {
    this.#store = store;
  }

  /**
   * Runs work on the site that is current now. Where a publish deleted it meanwhile, the work runs again on the next
   * one: it must have no effect but its result.
   * @throws when the site was replaced again and again.
   */
  async use<T>(work: (site: Site) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(await this.#open());
      } catch (error) {
        if (!(error instanceof SiteReplaced) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  async #open(): Promise<Site> {
    const stored = await this.#store.openSite();
    if (!stored) return { pages: {}, read: () => Promise.resolve(undefined) };
    const read = (path: string) => this.#read(stored, path);
    return { pages: await this.#readPages(read), read };
  }

  async #read(site: StoredSite, path: string): Promise<Buffer | undefined> {
    const content = await site.read(path);
    if (!content && (await this.#store.openSite())?.version !== site.version) throw new SiteReplaced();
    return content;
  }

  async #readPages(read: Site['read']): Promise<Site['pages']> {
    const content = await read('headers.json');
    if (!content) return {};
    if (!this.#headers?.content.equals(content)) {
      this.#headers = { content, pages: v.parse(siteHeadersSchema, JSON.parse(content.toString())) };
    }
    return this.#headers.pages;
  }
}
