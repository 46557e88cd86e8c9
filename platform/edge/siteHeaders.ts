import * as v from 'valibot';
import type { FolderStore } from '../store/folderStore.ts';
import { siteHeadersSchema, type PageHeaders } from '../compose/pageHeaders.ts';

/** Which pages the site has, and what is sent along with each; read once a site. */
export class SiteHeaders {
  readonly #store: FolderStore;
  #known: { readonly version: string | undefined; readonly headers: Readonly<Record<string, PageHeaders>> } | undefined;

  constructor(store: FolderStore) {
    this.#store = store;
  }

  /** Headers of a page; undefined where the site has no such page. */
  async of(path: string): Promise<PageHeaders | undefined> {
    const version = await this.#store.siteVersion();
    if (!this.#known || this.#known.version !== version) {
      const content = await this.#store.readSite('headers.json');
      const headers = content ? v.parse(siteHeadersSchema, JSON.parse(content.toString())) : {};
      this.#known = { version, headers };
    }
    return Object.hasOwn(this.#known.headers, path) ? this.#known.headers[path] : undefined;
  }
}
