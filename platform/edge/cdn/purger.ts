import { setTimeout as wait } from 'node:timers/promises';
import { forEachLimited } from '@artha/core/forEachLimited';
import { addressOf } from './changedAddresses.ts';

/** How to reach a cache, and which addresses to purge. */
export interface PurgerOptions {
  /** Public address of the cache. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token?: string | undefined;
  /**
   * How long edges may take to load the new site, in ms: before that, a cache could fetch a page of the old site again.
   */
  readonly afterMs?: number;
  /** Delay before each retry, in ms. */
  readonly retryAfterMs?: readonly number[];
  /** Called with a message about what could not be purged. */
  readonly report?: (line: string) => void;
}

/** Longer than the interval at which an edge checks for a newer site. */
const AFTER_MS = 1000;
const RETRY_AFTER_MS = [500, 3000];
const TIMEOUT_MS = 5000;
const REQUESTS_AT_ONCE = 8;

/**
 * Varnish and Fastly purge all encodings at once; Squid and nginx cache each one separately and purge only the one in
 * the request.
 */
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Statuses by which caches report that they have no such entry; the last one comes from nginx's purge module. */
const NOTHING_THERE = [404, 410, 412];

/**
 * Purges what a publish changed from a cache: a `PURGE` request for each address, which Varnish, Squid, Fastly and
 * nginx understand. A request that fails is retried, and then repeated with the next publish. A publish never waits for
 * it.
 */
export class Purger {
  readonly #options: PurgerOptions;
  /** Addresses still to be purged. */
  readonly #addresses = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: PurgerOptions) {
    this.#options = options;
  }

  /** Starts to purge the files in which a new site differs from the one that it replaced. */
  readonly onReplaced = (paths: readonly string[]): void => {
    this.#last = this.#last
      .then(() => this.#purgeChanged(paths))
      .catch((error: unknown) => {
        this.#report(`The cache may hold outdated pages: ${String(error)}`);
      });
  };

  /** Resolves once all purges have ended. */
  async ended(): Promise<void> {
    await this.#last;
  }

  async #purgeChanged(paths: readonly string[]): Promise<void> {
    for (const address of paths.flatMap((path) => addressOf(path) ?? [])) this.#addresses.add(address);
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

/** Creates the purger that `ARTHA_PURGE` and `ARTHA_PURGE_TOKEN` configure; undefined if they are not set. */
export function purgerOf(environment: NodeJS.ProcessEnv, report?: PurgerOptions['report']): Purger | undefined {
  const url = environment['ARTHA_PURGE'];
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`ARTHA_PURGE is not an address: ${url}`);
  const token = environment['ARTHA_PURGE_TOKEN'];
  return new Purger({ url, token: token === '' ? undefined : token, ...(report && { report }) });
}
