import { remoteRelease, registryOf } from '../format/testing/releases.ts';
import { SiteMemory } from './SiteMemory.ts';
import { sampleConfig } from './testing/pages.ts';

test('describes the pages of a registry once, and again for another configuration', () => {
  const memory = new SiteMemory();
  const registry = registryOf(remoteRelease({}));
  const first = memory.describe(registry, sampleConfig);
  expect(memory.describe(registry, sampleConfig)).toBe(first);
  expect(memory.describe(registry, { ...sampleConfig, product: 'Other' })).not.toBe(first);
});

test('keeps the release orders that were read when a registry was signed', () => {
  const memory = new SiteMemory();
  const [registry, signed] = [registryOf(remoteRelease({})), registryOf(remoteRelease({ version: '2.0.0' }))];
  const orders = new Map([['digest', { content: new Uint8Array(), version: 1, keyId: 'key' }]]);
  memory.keep({ registry, registryDigest: 'one', orders });
  memory.keepRegistry(signed, 'two');
  expect(memory.last).toEqual({ registry: signed, registryDigest: 'two', orders });
});
