import { integrityOf } from '../format/integrity.ts';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { registryFile } from './registryFile.ts';

const registry = registryOf(remoteRelease());

test('the file has another name for another registry, and the same for the same', () => {
  expect(registryFile(registry)).toEqual(registryFile(JSON.parse(JSON.stringify(registry))));
  const emptied = registryFile({ ...registry, microFrontends: {} });
  expect(emptied.url).not.toBe(registryFile(registry).url);
});

test('it is verified by its digest', () => {
  const { content, integrity, url } = registryFile(registry);
  expect(integrityOf(content)).toBe(integrity);
  expect(integrityOf(`${content} `)).not.toBe(integrity);
  expect(url).toMatch(/^\/registries\/[0-9a-f]{20}\.json$/);
});
