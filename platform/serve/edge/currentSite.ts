import type { EdgeTrust } from '@artha/release/edgeTrust';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from '@artha/shared/contract';
import { siteHeadersSchema, type PageHeaders } from '@artha/release/pageHeaders';
import { forEachLimited } from '@artha/release/forEachLimited';
import type { Store, StoredSite } from '@artha/release/store';
import { readIfThere } from '@artha/release/readIfThere';
import { verifySite, type TrustedState } from '@artha/release/verifySite';
import { MetadataError } from '@artha/release/metadata';
import { parseSiteFile } from '@artha/release/parseSiteFile';
import type { ServedSite } from './edgeMetrics.ts';

/** How long a response waits for a check of the store if there is a valid site, in ms. */
const LONGEST_LOOK_MS = 1000;

/** One composed site, verified by its signatures, and kept in memory while a request reads it. */
export interface Site {
  /** By path: the pages of the site and their headers. */
  readonly pages: Readonly<Record<string, PageHeaders>>;
  /** The addresses of its pages by their lower case: every request for an unknown address needs them. */
  readonly addressesByLowerCase: ReadonlyMap<string, string>;
  readonly registry: Registry | undefined;
  /** The paths of all its files. */
  readonly paths: readonly string[];
  /** Reads a file of the site; undefined if it does not have the file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

/** There is a site, but this edge could not verify any version of it. */
export class SiteNotProved extends Error {
  readonly statusCode = 503;
  readonly headers = { 'Retry-After': '60' };
}

/** Called if a site was rejected or the store does not respond; the served site stays. */
export type ReportFault = (fault: Error) => void;

/** The path under which a site keeps its page for unknown addresses. */
export const NOT_FOUND_PAGE = '/404';

/** The pages of a site, with the index by which an address in another letter case finds its page. */
export function indexPages(pages: Site['pages']): Pick<Site, 'pages' | 'addressesByLowerCase'> {
  const addresses = Object.keys(pages).filter((path) => path !== NOT_FOUND_PAGE);
  // If two pages differ only in case, the first one wins: a map keeps the last.
  return { pages, addressesByLowerCase: new Map(addresses.toReversed().map((path) => [path.toLowerCase(), path])) };
}

const nothing: Site = { ...indexPages({}), registry: undefined, paths: [], read: () => Promise.resolve(undefined) };
const stateSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number(), root: v.string() }));

/** A file that was verified, with its digest. */
interface VerifiedFile {
  readonly sha256: string;
  readonly content: Buffer;
}

/** Number of files of a site that are read at the same time. */
const READS_AT_ONCE = 32;

/**
 * Reads every file of a site, each verified by its digest.
 * @param before files of the site before: those with the same digest are not read again.
 * @throws MetadataError if one is missing or changed.
 */
async function readFiles(
  site: StoredSite,
  before: ReadonlyMap<string, VerifiedFile>,
  trusted: TrustedState,
  now: Date,
) {
  const verified = await verifySite(trusted, (path) => site.read(path), now);
  const files = new Map<string, VerifiedFile>();
  await forEachLimited(verified.files, READS_AT_ONCE, async ([path, { sha256 }]) => {
    const known = before.get(path);
    const content = known?.sha256 === sha256 ? known.content : await verified.read(path);
    if (content) files.set(path, { sha256, content });
  });
  return { files, trusted: verified.trusted, expires: verified.expires };
}

/**
 * The site that visitors get. A newer one is accepted once all of it is verified. A site that is not signed, has
 * expired or is older than one seen before is rejected; then, and while the store does not respond, visitors keep the
 * last valid one.
 */
export class CurrentSite {
  readonly #store: Pick<Store, 'openSite'>;
  readonly #stateFile: string | undefined;
  readonly #report: ReportFault;
  readonly #lookEveryMs: number;
  #nextLookAt = 0;
  /** Whether the store responded in time to the last check. */
  #looking = Promise.resolve(true);
  #isStoreDown = false;
  #trusted: TrustedState;
  #isStateRead = false;
  /** The store's version at the last check, whether it was accepted or not. */
  #lookedAt: string | undefined;
  #site = nothing;
  #files: ReadonlyMap<string, VerifiedFile> = new Map();
  #served: ServedSite | undefined;
  #taking: Promise<void> | undefined;

  /** @param lookEveryMs how long a check is valid, in ms. */
  constructor(store: Pick<Store, 'openSite'>, { root, stateFile }: EdgeTrust, report: ReportFault, lookEveryMs = 0) {
    this.#store = store;
    this.#lookEveryMs = lookEveryMs;
    this.#stateFile = stateFile;
    this.#report = report;
    this.#trusted = { root, version: 0 };
  }

  /**
   * Runs a callback with the current site.
   * @param work also learns whether the store may have a newer one, because it is slow or does not respond.
   * @throws SiteNotProved if there is a site but no version of it was ever valid.
   */
  async use<T>(work: (site: Site, mayBeOutdated: boolean) => Promise<T>): Promise<T> {
    let hasAnswered = true;
    if (this.#site === nothing) await this.#look();
    else {
      if (performance.now() >= this.#nextLookAt) {
        // A store that is down delays no one for long if there is a site to show.
        const atTheLatest = wait(LONGEST_LOOK_MS, false, { ref: false });
        this.#looking = Promise.race([this.#lookAgain(), atTheLatest]);
      }
      // This includes requests during another one's check: a CDN may cache their responses.
      hasAnswered = await this.#looking;
    }
    return work(this.#site, !hasAnswered);
  }

  async #look(): Promise<void> {
    const stored = await this.#store.openSite();
    if (stored && stored.version !== this.#lookedAt) {
      // Concurrent requests wait for the same check.
      this.#taking ??= this.#take(stored).finally(() => {
        this.#taking = undefined;
      });
      await this.#taking;
    }
    if (stored && this.#site === nothing) throw new SiteNotProved('No site in the store has a valid signature.');
  }

  /**
   * Checks for a newer site than the current one.
   * @returns whether the store responded.
   */
  async #lookAgain(): Promise<boolean> {
    this.#nextLookAt = performance.now() + this.#lookEveryMs;
    try {
      await this.#look();
      this.#isStoreDown = false;
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      if (!this.#isStoreDown) this.#report(fault);
      this.#isStoreDown = true;
    }
    return !this.#isStoreDown;
  }

  /** The site to serve after a check; undefined if there is none. If the store cannot be read, nothing changes. */
  async look(): Promise<ServedSite | undefined> {
    await this.use(() => Promise.resolve()).catch(() => undefined);
    return this.#served;
  }

  async #take(stored: StoredSite): Promise<void> {
    try {
      await this.#readState();
      const { files, trusted, expires } = await readFiles(stored, this.#files, this.#trusted, new Date());
      const read = (path: string) => Promise.resolve(files.get(path)?.content);
      const parse = <T>(path: string, schema: v.GenericSchema<unknown, T>) =>
        files.has(path) ? parseSiteFile(files.get(path)?.content, path, schema) : undefined;
      const pages = parse('headers.json', siteHeadersSchema) ?? {};
      const paths = [...files.keys()];
      this.#site = { ...indexPages(pages), registry: parse('registry.json', registrySchema), paths, read };
      this.#files = files;
      this.#trusted = trusted;
      this.#served = { version: trusted.version, taken: new Date(), expires };
      await this.#writeState();
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error;
      this.#report(error);
    }
    this.#lookedAt = stored.version;
  }

  async #readState(): Promise<void> {
    if (this.#isStateRead) return;
    this.#isStateRead = true;
    const content = this.#stateFile && (await readIfThere(this.#stateFile));
    if (!content) return;
    const { version, root } = v.parse(stateSchema, content.toString());
    this.#trusted = { version, root: Buffer.from(root, 'base64') };
  }

  async #writeState(): Promise<void> {
    if (this.#stateFile === undefined) return;
    const { version, root } = this.#trusted;
    await writeFile(this.#stateFile, JSON.stringify({ version, root: Buffer.from(root).toString('base64') }));
  }
}
