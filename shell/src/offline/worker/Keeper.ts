import type { KeptFiles } from './KeptFiles.ts';
import { KeptSite } from './KeptSite.ts';
import { bring, keepRemote, openKept, type KeepingContext, type KeptVisit } from './keepRemote.ts';

/** How often the remotes that no open page is of are compared with the site, in ms. */
const RENEW_EVERY_MS = 10 * 60 * 1000;

/** How an attempt to keep a remote ended. */
export type KeepOutcome = 'kept' | 'unknown' | 'full' | 'failed';

/** The storage, keys, network and clock of a keeper. */
export interface KeeperContext extends Omit<KeepingContext, 'files'> {
  /** Opens what this device keeps. */
  readonly openFiles: () => Promise<KeptFiles>;
  /** Deletes all of it. */
  readonly deleteFiles: () => Promise<void>;
  /** The time in ms. */
  readonly now: () => number;
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps remotes on this device, one after another, and opens what is kept. */
export class Keeper {
  readonly #context: KeeperContext;
  #queue: Promise<unknown> = Promise.resolve();
  #site: Promise<KeptSite> | undefined;
  /** Visits that need nothing more. */
  readonly #done = new Set<string>();
  #renewAt = 0;

  constructor(context: KeeperContext) {
    this.#context = context;
  }

  /** Keeps what a page needs, and compares the other remotes that are kept with the site. */
  keep(remote: string, visit: KeptVisit): Promise<KeepOutcome> {
    const key = JSON.stringify([remote, visit.path, [...visit.files].sort()]);
    if (this.#done.has(key)) return Promise.resolve('kept');
    return this.#inTurn(async () => {
      const outcome = await this.#try(remote, visit);
      if (outcome === 'kept') this.#done.add(key);
      await this.#renewOthers(remote);
      return outcome;
    });
  }

  /** Keeps a file that a page has just loaded, if it is of a remote that is kept. */
  keepFile(path: string): Promise<void> {
    return this.#inTurn(async () => {
      const integrity = (await this.openSite()).integrityOf(path);
      if (integrity === undefined) return;
      const files = await this.#context.openFiles();
      // A file that does not come, or that does not fit, is tried again when it is used next.
      await bring({ ...this.#context, files }, path, integrity).catch(() => undefined);
    });
  }

  /** Opens the part of the site that can be shown without a network. */
  openSite(): Promise<KeptSite> {
    this.#site ??= this.#readSite();
    return this.#site;
  }

  /** Deletes everything. */
  forget(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#context.deleteFiles();
      this.#changed();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #try(remote: string, visit: KeptVisit | undefined): Promise<KeepOutcome> {
    const files = await this.#context.openFiles();
    try {
      return (await keepRemote({ ...this.#context, files }, remote, visit)) ? 'kept' : 'unknown';
    } catch (error) {
      return isFull(error) ? 'full' : 'failed';
    } finally {
      this.#changed();
      // Also what an attempt without an end has brought: it may be what fills the device.
      await files.keepOnly((await this.openSite()).named);
    }
  }

  async #renewOthers(visited: string): Promise<void> {
    if (this.#context.now() < this.#renewAt) return;
    this.#renewAt = this.#context.now() + RENEW_EVERY_MS;
    const remotes = await (await this.#context.openFiles()).remotes();
    for (const remote of remotes) if (remote !== visited) await this.#try(remote, undefined);
  }

  #changed(): void {
    this.#site = undefined;
    this.#done.clear();
  }

  async #readSite(): Promise<KeptSite> {
    const { openFiles, keys } = this.#context;
    const files = await openFiles();
    const open = async (generation: 'current' | 'before') => {
      const opened = [];
      for (const remote of await files.remotes()) opened.push(await openKept({ files, keys }, remote, generation));
      return opened.filter((remote) => remote !== undefined);
    };
    return new KeptSite(files, await open('current'), await open('before'));
  }
}
