import { setTimeout as wait } from 'node:timers/promises';
import { forEachLimited } from '../store/forEachLimited.ts';
import { createSiteIndex } from '../store/siteIndex.ts';
import type { StoredSite } from '../store/store.ts';
import { changedAddresses } from './changedAddresses.ts';

export interface PurgerOptions {
  /** Address of the cache, by which visitors reach it. */
  readonly url: string;
  /** Sent as bearer token. */
  readonly token?: string | undefined;
  /** How long edges may take until they look for the new site, in ms: what a cache asks them for earlier may be of the old one. */
  readonly afterMs?: number;
  /** How long to wait before each further attempt, in ms. */
  readonly retryAfterMs?: readonly number[];
  /** Told what could not be purged. */
  readonly report?: (line: string) => void;
}

/** More than an edge lets pass until it looks for a newer site again. */
const AFTER_MS = 1000;
const RETRY_AFTER_MS = [500, 3000];
const TIMEOUT_MS = 5000;
const REQUESTS_AT_ONCE = 8;

/** Varnish and Fastly purge every encoding at once; Squid and nginx keep each one by itself, and purge the one that is named. */
const ENCODINGS = ['br', 'gzip', 'identity'];

/** How caches say that they have nothing at an address: the last one is of nginx's purge module. */
const NOTHING_THERE = [404, 410, 412];

/**
 * Has a cache forget what a publish changed: by a `PURGE` request for each address, which Varnish, Squid, Fastly and
 * nginx know. What fails is tried again, and after that with the next publish; a publish never waits for it.
 */
export class Purger {
  readonly #options: PurgerOptions;
  /** What is still to be purged. */
  readonly #addresses = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: PurgerOptions) {
    this.#options = options;
  }

  /** Begins to purge what differs between a site and the files that have replaced it. */
  readonly onReplaced = (before: StoredSite | undefined, files: ReadonlyMap<string, Uint8Array>): void => {
    this.#last = this.#last
      .then(() => this.#purgeChanged(before, files))
      .catch((error: unknown) => {
        this.#report(`What was published may not be in the cache: ${String(error)}`);
      });
  };

  /** Ends when nothing is under way any more. */
  async ended(): Promise<void> {
    await this.#last;
  }

  async #purgeChanged(before: StoredSite | undefined, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    // Where it cannot be read any more, everything counts as changed.
    const index = (await before?.readIndex().catch(() => undefined)) ?? { files: {} };
    for (const address of changedAddresses(index, createSiteIndex(files))) this.#addresses.add(address);
    if (this.#addresses.size === 0) return;
    await wait(this.#options.afterMs ?? AFTER_MS);
    const reasons: string[] = [];
    await forEachLimited(this.#addresses, REQUESTS_AT_ONCE, async (address) => {
      const reason = await this.#purge(address);
      if (reason === undefined) this.#addresses.delete(address);
      else reasons.push(`${address} (${reason})`);
    });
    if (reasons.length === 0) return;
    this.#report(`The cache could not be purged of ${reasons.join(', ')}; the next publish tries again.`);
  }

  /** @returns why an address could not be purged. */
  async #purge(address: string): Promise<string | undefined> {
    let reason = await this.#ask(address);
    for (const afterMs of this.#options.retryAfterMs ?? RETRY_AFTER_MS) {
      if (reason === undefined) return undefined;
      await wait(afterMs);
      reason = await this.#ask(address);
    }
    return reason;
  }

  async #ask(address: string): Promise<string | undefined> {
    const { url, token } = this.#options;
    try {
      for (const encoding of ENCODINGS) {
        const answer = await fetch(new URL(encodeURI(address), url), {
          method: 'PURGE',
          headers: { 'Accept-Encoding': encoding, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok && !NOTHING_THERE.includes(answer.status)) return `status ${String(answer.status)}`;
      }
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #report(line: string): void {
    (this.#options.report ?? console.error)(line);
  }
}

/** The purger that the environment asks for: `ARTHA_PURGE`, `ARTHA_PURGE_TOKEN`; undefined where it does not. */
export function purgerOf(environment: NodeJS.ProcessEnv, report?: PurgerOptions['report']): Purger | undefined {
  const url = environment['ARTHA_PURGE'];
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`ARTHA_PURGE is no address: ${url}`);
  const token = environment['ARTHA_PURGE_TOKEN'];
  return new Purger({ url, token: token === '' ? undefined : token, ...(report && { report }) });
}
