import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL writes every form of an address in one way, without dots (RFC 5952).
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** IPv4 within IPv6, as seen by a socket that listens on both (RFC 4291, section 2.5.5.2). */
function mappedIpv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xff_ff) return undefined;
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/**
 * The name under which a client is counted: an IPv4 address, or the /64 network of an IPv6 address, of which a
 * subscriber has at least one whole (RFC 6177). Some proxies also forward the port.
 */
export function clientNetworkOf(forwarded: string): string {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\](?::\d+)?|([^%]*)(?:%.*)?)$/.exec(forwarded) ?? [];
  const address = bracketed ?? plain;
  const withoutPort = address.replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(withoutPort)) return withoutPort;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return mappedIpv4(groups) ?? `${network.join(':')}::/64`;
}
