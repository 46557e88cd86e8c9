import * as v from 'valibot';
import type { StoredSite } from '../store/store.ts';
import { siteHeadersSchema, type PageHeaders } from './pageHeaders.ts';

/** The site that visitors get while another one is composed: if a page does not render, its last version stays. */
export class LastSite {
  readonly #site: Pick<StoredSite, 'read'> | undefined;
  readonly #headers: Readonly<Record<string, PageHeaders>>;

  private constructor(site: Pick<StoredSite, 'read'> | undefined, headers: Readonly<Record<string, PageHeaders>>) {
    this.#site = site;
    this.#headers = headers;
  }

  /** @param site undefined before the first publish. */
  static async open(site: Pick<StoredSite, 'read'> | undefined): Promise<LastSite> {
    const json = v.pipe(v.string(), v.parseJson(), siteHeadersSchema);
    const headers = v.safeParse(json, (await site?.read('headers.json'))?.toString());
    return new LastSite(site, headers.success ? headers.output : {});
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    return this.#site?.read(path);
  }

  /** The headers of a page. */
  headersOf(path: string): PageHeaders | undefined {
    return Object.hasOwn(this.#headers, path) ? this.#headers[path] : undefined;
  }
}
