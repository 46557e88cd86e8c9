import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The visits of one address that are counted for each release, or for each canary. */
const MOST_VISITS = 2;
/** All addresses are forgotten after this time. */
const FORGET_AFTER_MS = 86_400_000;
/** The most addresses that are remembered, each with one release; visits of more are not counted. */
const MOST_ENTRIES = 500_000;

/** The first 64 bits of an IPv6 address: one line or device has all addresses below. */
function networkOf6(address: string): string {
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(8 - first.length - last.length, 0);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The network of an address that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf6(address) : address;
}

/**
 * Limits what one address can say about a release. Addresses are kept in memory only, as digests with a key that no
 * one else has, and are forgotten with it after a day.
 */
export class VisitLimit {
  #salt = randomBytes(32);
  #counted = new Map<string, number>();
  #until = 0;

  /** Whether another visit of an address is counted. @param what the release, or the canary. */
  allows(address: string, what: string, now = Date.now()): boolean {
    if (now >= this.#until) {
      this.#salt = randomBytes(32);
      this.#counted = new Map();
      this.#until = now + FORGET_AFTER_MS;
    }
    const entry = `${networkOf(address)} ${what}`;
    const key = createHmac('sha256', this.#salt).update(entry).digest('base64').slice(0, 16);
    const known = this.#counted.get(key) ?? 0;
    if (known >= MOST_VISITS || (known === 0 && this.#counted.size >= MOST_ENTRIES)) return false;
    this.#counted.set(key, known + 1);
    return true;
  }
}
