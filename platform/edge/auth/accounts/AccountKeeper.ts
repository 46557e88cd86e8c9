import * as v from 'valibot';

/** How accounts are administered at the authentication service. */
export interface AccountKeeperOptions {
  /** Address of the service itself. */
  readonly upstream: string;
  /** A token of the role `service_role`, which the service accepts for every account. */
  readonly serviceKey: string;
  /** Milliseconds until the service must have answered. */
  readonly timeoutMs: number;
}

/** How long a closed account is kept, so that a deletion by mistake or by someone else can be undone (privacy policy). */
export const KEPT_MS = 90 * 86_400_000;

/** The mark of a closed account, in the part of its data that only the key of the service changes. */
const CLOSED_AT = 'artha_closed_at';
/** A century: the account is deleted long before. */
const BAN = '876000h';
const PER_PAGE = 200;
const NOT_FOUND = 404;

const userSchema = v.object({
  id: v.string(),
  factors: v.nullish(v.array(v.object({ status: v.string() })), []),
  app_metadata: v.nullish(v.record(v.string(), v.unknown()), {}),
});
const pageSchema = v.object({ users: v.nullish(v.array(userSchema), []) });

/** The person of a session, as the service describes them. */
export interface AccountOwner {
  readonly id: string;
  readonly hasSecondFactor: boolean;
}

/** Closes accounts, and deletes the closed ones when their time is over; with the key of the authentication service. */
export class AccountKeeper {
  readonly #options: AccountKeeperOptions;

  constructor(options: AccountKeeperOptions) {
    this.#options = options;
  }

  /** The person of an access token; undefined if the service does not accept it any more. @throws without an answer. */
  async findOwner(accessToken: string): Promise<AccountOwner | undefined> {
    const response = await this.#ask('GET', '/user', accessToken);
    if (response.status >= 400 && response.status < 500) return undefined;
    const { id, factors } = v.parse(userSchema, await this.#read(response));
    return { id, hasSecondFactor: factors.some(({ status }) => status === 'verified') };
  }

  /**
   * Closes an account: no one signs in with it any more, and all its sessions end.
   * @param accessToken of one of its sessions.
   * @throws if the service does not answer, or refuses the key.
   */
  async close(id: string, accessToken: string, nowMs: number): Promise<void> {
    // Before the account is closed: the service refuses tokens of closed ones.
    await this.#read(await this.#ask('POST', '/logout?scope=global', accessToken));
    const changes = { ban_duration: BAN, app_metadata: { [CLOSED_AT]: new Date(nowMs).toISOString() } };
    await this.#read(
      await this.#ask('PUT', `/admin/users/${encodeURIComponent(id)}`, this.#options.serviceKey, changes),
    );
  }

  /**
   * Deletes the accounts that were closed `KEPT_MS` ago, with everything that the service has of them.
   * @returns how many.
   * @throws if the service does not answer, or refuses the key.
   */
  async deleteClosed(nowMs: number): Promise<number> {
    const due: string[] = [];
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const path = `/admin/users?page=${String(page)}&per_page=${String(PER_PAGE)}`;
      const { users } = v.parse(pageSchema, await this.#read(await this.#ask('GET', path, this.#options.serviceKey)));
      for (const { id, app_metadata } of users) {
        const closedAt = Date.parse(String(app_metadata[CLOSED_AT]));
        if (closedAt + KEPT_MS <= nowMs) due.push(id);
      }
      isLast = users.length < PER_PAGE;
    }
    for (const id of due) {
      const response = await this.#ask('DELETE', `/admin/users/${encodeURIComponent(id)}`, this.#options.serviceKey);
      // Another edge was faster.
      if (response.status !== NOT_FOUND) await this.#read(response);
    }
    return due.length;
  }

  #ask(method: string, path: string, token: string, body?: object): Promise<Response> {
    const { upstream, timeoutMs } = this.#options;
    return fetch(upstream.replace(/\/$/, '') + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        // Hosted projects have a gateway before the service that asks for a key, too.
        apikey: this.#options.serviceKey,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async #read(response: Response): Promise<unknown> {
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`The authentication service answers ${String(response.status)}: ${text.slice(0, 200)}`);
    }
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return json;
  }
}
