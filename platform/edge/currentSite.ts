import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from '@artha/shared/contract';
import { siteHeadersSchema, type PageHeaders } from '../compose/pageHeaders.ts';
import type { Store, StoredSite } from '../store/store.ts';
import { readIfThere } from '../store/readIfThere.ts';
import { verifySite, type TrustedState } from '../trust/verifySite.ts';
import { MetadataError } from '../trust/metadata.ts';
import { parseSiteFile } from '../trust/parseSiteFile.ts';
import type { ServedSite } from './edgeMetrics.ts';

/** How long an answer waits for a look at the store, where there is a site that was good, in ms. */
const LONGEST_LOOK_MS = 1000;

/** One composed site, proved by its signatures and held in memory, from the first read of a request to the last. */
export interface Site {
  /** By path: which pages it has, and what is sent along with each. */
  readonly pages: Readonly<Record<string, PageHeaders>>;
  readonly registry: Registry | undefined;
  /** The paths of all its files. */
  readonly paths: readonly string[];
  /** Reads a file of it; undefined where it has none there. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

/** What an edge trusts from the beginning. */
export interface EdgeTrust {
  /** The first root document of the site's release service (`1.root.json`): it comes from the service, never from the store. */
  readonly root: Uint8Array;
  /** Where the edge notes which version it has seen, so that it takes no older one after a restart; in memory by default. */
  readonly stateFile?: string | undefined;
}

/** There is a site, but nothing that this edge could prove and serve. */
export class SiteNotProved extends Error {
  readonly statusCode = 503;
  readonly headers = { 'Retry-After': '60' };
}

/** Told of a site that was not taken, and of a store that does not answer; what is served stays as it was. */
export type ReportFault = (fault: Error) => void;

const nothing: Site = { pages: {}, registry: undefined, paths: [], read: () => Promise.resolve(undefined) };
const stateSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number(), root: v.string() }));

/** Reads every file of a site, each proved by its digest. @throws MetadataError where one is lost or changed. */
async function readFiles(site: StoredSite, trusted: TrustedState, now: Date) {
  const verified = await verifySite(trusted, (path) => site.read(path), now);
  const files = new Map<string, Buffer>();
  await Promise.all(
    Array.from(verified.files.keys(), async (path) => {
      const content = await verified.read(path);
      if (content) files.set(path, content);
    }),
  );
  return { files, trusted: verified.trusted, expires: verified.expires };
}

/**
 * The site that visitors get. A newer one is taken once all of it is proved; one that is not signed, is older than what
 * was seen or has expired is not taken, and visitors go on getting the last good one. So they do while the store does
 * not answer.
 */
export class CurrentSite {
  readonly #store: Pick<Store, 'openSite'>;
  readonly #stateFile: string | undefined;
  readonly #report: ReportFault;
  readonly #lookEveryMs: number;
  #nextLookAt = 0;
  /** The last look: whether the store has answered it in time. */
  #looking = Promise.resolve(true);
  #isStoreDown = false;
  #trusted: TrustedState;
  #isStateRead = false;
  /** What the store held when it was looked at last, whether it was taken or not. */
  #lookedAt: string | undefined;
  #site = nothing;
  #served: ServedSite | undefined;
  #taking: Promise<void> | undefined;

  /** @param lookEveryMs how long what was seen last counts, in ms. */
  constructor(store: Pick<Store, 'openSite'>, { root, stateFile }: EdgeTrust, report: ReportFault, lookEveryMs = 0) {
    this.#store = store;
    this.#lookEveryMs = lookEveryMs;
    this.#stateFile = stateFile;
    this.#report = report;
    this.#trusted = { root, version: 0 };
  }

  /**
   * Runs work on the site that is current now.
   * @param work is also told whether the store may have a newer one: while it does not answer, or takes long.
   * @throws SiteNotProved where there is one, and none was ever good.
   */
  async use<T>(work: (site: Site, mayBeOutdated: boolean) => Promise<T>): Promise<T> {
    let hasAnswered = true;
    if (this.#site === nothing) await this.#look();
    else {
      if (performance.now() >= this.#nextLookAt) {
        // Nobody waits long for a store that is down, where there is a site to show.
        const atTheLatest = wait(LONGEST_LOOK_MS, false, { ref: false });
        this.#looking = Promise.race([this.#lookAgain(), atTheLatest]);
      }
      // Also who comes while another one looks: it may be the one whose answer a CDN keeps.
      hasAnswered = await this.#looking;
    }
    return work(this.#site, !hasAnswered);
  }

  async #look(): Promise<void> {
    const stored = await this.#store.openSite();
    if (stored && stored.version !== this.#lookedAt) {
      // Requests that come together wait for one and the same look.
      this.#taking ??= this.#take(stored).finally(() => {
        this.#taking = undefined;
      });
      await this.#taking;
    }
    if (stored && this.#site === nothing) throw new SiteNotProved('No site of the store is signed as it should be.');
  }

  /** Looks for a newer site than the one that is there. @returns whether the store has answered. */
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

  /** What is served after a look at the store; undefined where nothing is. A store that cannot be read changes nothing. */
  async look(): Promise<ServedSite | undefined> {
    await this.use(() => Promise.resolve()).catch(() => undefined);
    return this.#served;
  }

  async #take(stored: StoredSite): Promise<void> {
    try {
      await this.#readState();
      const { files, trusted, expires } = await readFiles(stored, this.#trusted, new Date());
      const read = (path: string) => Promise.resolve(files.get(path));
      const parse = <T>(path: string, schema: v.GenericSchema<unknown, T>) =>
        files.has(path) ? parseSiteFile(files.get(path), path, schema) : undefined;
      const pages = parse('headers.json', siteHeadersSchema) ?? {};
      const paths = [...files.keys()];
      this.#site = { pages, registry: parse('registry.json', registrySchema), paths, read };
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
