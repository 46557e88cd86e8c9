import type { EdgeTrust } from '@artha/core/edgeTrust';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';
import { registrySchema, type Registry } from '@artha/shared/contract';
import { changedFiles, readAllBins } from '@artha/core/bins';
import { headersFile, pageHeadersSchema } from '@artha/core/pageHeaders';
import { forEachLimited } from '@artha/core/forEachLimited';
import type { FileDigest } from '@artha/core/siteContent';
import type { Store, StoredSite } from '@artha/core/store';
import { readIfThere } from '@artha/core/readIfThere';
import { verifySite, type TrustedState, type VerifiedSite } from '@artha/core/verifySite';
import { ExpiredMetadata, MetadataError } from '@artha/core/metadata';
import { parseSiteFile } from '@artha/core/parseSiteFile';
import { ContentCache, memoryBytes } from './ContentCache.ts';
import type { ServedSite } from './edgeMetrics.ts';

/** How long a response waits for a check of the store if there is a valid site, in ms. */
const LONGEST_LOOK_MS = 1000;

/** One composed site, verified by its signatures. Its files are verified when they are read. */
export interface Site {
  /** The page at an address; an address in lower case also leads to a page with other letters. */
  readonly findPage: (path: string) => Promise<FoundPage | undefined>;
  readonly readRegistry: () => Promise<Registry | undefined>;
  /** The paths of all its files. */
  readonly listFiles: () => Promise<readonly string[]>;
  /** Reads a file of the site; undefined if it does not have the file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

/** A page with its own address, and the headers that it has besides those of every response. */
type FoundPage = v.InferOutput<typeof pageHeadersSchema>;

/** There is a site, but this edge could not verify any version of it. */
export class SiteNotProved extends Error {
  readonly statusCode = 503;
  readonly headers = { 'Retry-After': '60' };
}

/** The file of what an edge has seen cannot be written or read: the site is served, but an older one would be, too. */
export class StateFault extends Error {
  constructor(what: string, cause: unknown) {
    super(`This edge ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Called if a site was rejected or the store does not respond; the served site stays. */
export type ReportFault = (fault: Error) => void;

/** Called after each change of the site, with a function that tells whether it is still the current one. */
export type OnTaken = (site: Site, isCurrent: () => boolean) => void;

/** The path under which a site keeps its page for unknown addresses. */
export const NOT_FOUND_PAGE = '/404';

/** A site by its files. */
export function siteOf(files: Pick<Site, 'read' | 'listFiles'>): Site {
  const parse = async <T>(path: string, schema: v.GenericSchema<unknown, T>) => {
    const content = await files.read(path);
    return content && parseSiteFile(content, path, schema);
  };
  let registry: Promise<Registry | undefined> | undefined;
  return {
    ...files,
    findPage: (path) => parse(headersFile(path), pageHeadersSchema),
    readRegistry: () => (registry ??= parse('registry.json', registrySchema)),
  };
}

const nothing = siteOf({ read: () => Promise.resolve(undefined), listFiles: () => Promise.resolve([]) });
const stateSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number(), root: v.string() }));

/** Verified contents in memory: in 256 MB some thousand pages with their compressed copies. */
const SHARE_OF_MEMORY = 0.25;
/** How long a site that has expired by this machine's clock is not verified again, in ms: the clock may be wrong. */
const EXPIRED_MS = 10_000;
/** Number of files of a site that are read at the same time. */
const READS_AT_ONCE = 32;

/**
 * The site that visitors get. A newer one is accepted once every file in which it differs is verified; an edge that
 * starts verifies each file when it is first requested. A site that is not signed, has expired or is older than one seen
 * before is rejected; then, and while the store does not respond, visitors keep the last valid one.
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
  /** When a version that had expired is verified again; it never is otherwise. */
  #verifyAgainAt = Infinity;
  #site = nothing;
  #verified: VerifiedSite | undefined;
  readonly #contents = new ContentCache(memoryBytes(SHARE_OF_MEMORY));
  #served: ServedSite | undefined;
  #taking: Promise<void> | undefined;

  readonly #onTaken: OnTaken | undefined;

  /** @param lookEveryMs how long a check is valid, in ms. */
  constructor(
    store: Pick<Store, 'openSite'>,
    { root, stateFile }: EdgeTrust,
    report: ReportFault,
    { lookEveryMs = 0, onTaken }: { readonly lookEveryMs?: number | undefined; readonly onTaken?: OnTaken } = {},
  ) {
    this.#store = store;
    this.#lookEveryMs = lookEveryMs;
    this.#onTaken = onTaken;
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
    if (stored && (stored.version !== this.#lookedAt || performance.now() >= this.#verifyAgainAt)) {
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

  /** The newest root document that is trusted: it names the keys that sign the site. */
  get root(): Uint8Array {
    return this.#trusted.root;
  }

  async #take(stored: StoredSite): Promise<void> {
    this.#verifyAgainAt = Infinity;
    try {
      await this.#readState().catch((error: unknown) => {
        this.#report(new StateFault('does not know which version it has seen before', error));
      });
      const verified = await verifySite(this.#trusted, (path) => stored.read(path), new Date());
      const before = this.#verified;
      const changed = before ? await changedFiles(before, verified) : new Map<string, FileDigest>();
      await forEachLimited(changed.keys(), READS_AT_ONCE, async (path) => {
        await this.#read(verified, path);
      });
      this.#site = this.#open(verified);
      this.#verified = verified;
      this.#trusted = verified.trusted;
      this.#served = { version: verified.version, taken: new Date(), expires: verified.expires };
      await this.#writeState().catch((error: unknown) => {
        this.#report(new StateFault('did not remember the version that it has seen', error));
      });
      const site = this.#site;
      this.#onTaken?.(site, () => this.#site === site);
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error;
      if (error instanceof ExpiredMetadata) this.#verifyAgainAt = performance.now() + EXPIRED_MS;
      if (stored.version !== this.#lookedAt) this.#report(error);
    }
    this.#lookedAt = stored.version;
  }

  async #read(verified: VerifiedSite, path: string): Promise<Buffer | undefined> {
    const { sha256 } = (await verified.digestOf(path)) ?? {};
    const known = sha256 === undefined ? undefined : this.#contents.get(sha256);
    if (known ?? sha256 === undefined) return known;
    const content = await verified.read(path);
    if (content) this.#contents.add(sha256, content);
    return content;
  }

  /** A site whose damaged files are reported once, and not served. */
  #open(verified: VerifiedSite): Site {
    const reported = new Set<string>();
    return siteOf({
      read: (path) =>
        this.#read(verified, path).catch((error: unknown) => {
          if (!(error instanceof MetadataError)) throw error;
          if (!reported.has(path)) this.#report(error);
          reported.add(path);
          throw new SiteNotProved(error.message, { cause: error });
        }),
      listFiles: async () => [...(await readAllBins(verified)).keys()],
    });
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
    await replaceFile(this.#stateFile, JSON.stringify({ version, root: Buffer.from(root).toString('base64') }));
  }
}
