import * as v from 'valibot';
import { parseWholeNumber } from './limits.ts';

/** The access settings: the allowed sites and the upload rate. Each setting has an environment variable. */
export interface Access {
  /**
   * Sites whose pages may read the responses. STATEMENTS_ORIGINS, separated by commas; `*` (the default) is any: no
   * cookie is read.
   */
  readonly origins: '*' | readonly string[];
  /** Uploads a minute from one client of an address; `undefined` is any number. STATEMENTS_RATE_LIMIT, default 600, or `none`. */
  readonly uploadsPerMinute: number | undefined;
  /**
   * Proxies whose X-Forwarded-For is trusted: addresses, networks or `loopback`, separated by commas.
   * STATEMENTS_TRUST_PROXY, default none: the address is that of the connection. `Forwarded` is never read: a proxy that
   * sets one of the two headers passes on what a client claims in the other.
   */
  readonly trustedProxies: string | undefined;
}

/**
 * Many people share an address: an office, or the subscribers of a mobile carrier. A carrier's gateway gives each about
 * 64 of the 64,512 ports of an IPv4 address (RFC 7422), so 1,000 people share one. If one in twenty of them converts
 * the twelve statements of a year in the busiest minute, that is 600 uploads. It is an eighth of the files that two
 * children read in a minute (82 a second: docs/sizing.md). The limit does not protect the capacity:
 * STATEMENTS_ADDRESS_SHARE does, and the turns that addresses take. All clients of an address together have twice that.
 */
const defaultUploadsPerMinute = 600;

const originSchema = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text),
);

function readOrigins(value: string): Access['origins'] {
  if (value === '*') return '*';
  const parsed = v.safeParse(v.array(originSchema), splitList(value));
  if (!parsed.success) throw new Error('STATEMENTS_ORIGINS must be * or origins such as https://example.org');
  return parsed.output;
}

function splitList(value: string): string[] {
  return value.split(',').map((one) => one.trim());
}

/**
 * Reads the access settings from an environment.
 * @throws Error that names a variable it cannot read.
 */
export function readAccess(environment: Readonly<Record<string, string | undefined>>): Access {
  const text = (name: string) => {
    const value = environment[name];
    return value === '' ? undefined : value;
  };
  const rate = text('STATEMENTS_RATE_LIMIT') ?? String(defaultUploadsPerMinute);
  return {
    origins: readOrigins(text('STATEMENTS_ORIGINS') ?? '*'),
    uploadsPerMinute: rate === 'none' ? undefined : parseWholeNumber('STATEMENTS_RATE_LIMIT', rate),
    trustedProxies: text('STATEMENTS_TRUST_PROXY'),
  };
}
