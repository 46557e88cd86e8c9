import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not the public internet: IANA's registry of special-purpose addresses, and one more. */
const special4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The public address at which Azure's machines reach their host.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Networks in the public part of IPv6 that lead to other addresses, or nowhere: Teredo, 6to4, documentation. */
const special6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function blockList(networks: typeof special4, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

const blocked4 = blockList(special4, 'ipv4');
const blocked6 = blockList(special6, 'ipv6');
/** The addresses of IPv6 that can be public at all. */
const public6 = blockList([['2000::', 3]], 'ipv6');

/** Whether an IP address is not one of the public internet: this machine, its network, or none at all. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return blocked4.check(address, 'ipv4');
  return !isIPv6(address) || !public6.check(address, 'ipv6') || blocked6.check(address, 'ipv6');
}
