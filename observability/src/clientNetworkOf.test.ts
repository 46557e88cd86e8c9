import fc from 'fast-check';
import { clientNetworkOf } from './clientNetworkOf.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:61234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['a'.repeat(9000), 'unknown'],
  ['203.0.113.999', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network);
});

test('every address of a /64 network is counted as one, and those of another as another', () => {
  const half = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 0xff_ff })));
  const write = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
  fc.assert(
    fc.property(half, half, half, half, (network, other, client, another) => {
      const counted = clientNetworkOf(write([...network, ...client]));
      expect(clientNetworkOf(write([...network, ...another]))).toBe(counted);
      expect(clientNetworkOf(write([...other, ...client])) === counted).toBe(write(other) === write(network));
    }),
  );
});

test('never fails, whatever a proxy forwards', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect(clientNetworkOf(text).length).toBeLessThan(30);
    }),
  );
});
