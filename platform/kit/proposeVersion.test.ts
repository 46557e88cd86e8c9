import { proposeVersion } from './proposeVersion.ts';

const keptOf = (version: string, digest: string) => ({
  version,
  digest,
  published: '2026-01-01T00:00:00Z',
  isLive: false,
});
const history = [keptOf('0.1.0', 'aaaa'), keptOf('0.9.0', 'bbbb'), keptOf('0.10.0', 'cccc')];

test('a version that another release has is to be raised above all kept ones', () => {
  expect(proposeVersion({ version: '0.1.0', digest: 'dddd' }, history)).toMatch(
    /^Another release has the version 0\.1\.0\. .*npm version 0\.10\.1 /,
  );
});

test('a new version, and a release that is published again, need no other', () => {
  expect(proposeVersion({ version: '0.11.0', digest: 'dddd' }, history)).toBeUndefined();
  expect(proposeVersion({ version: '0.1.0', digest: 'aaaa' }, history)).toBeUndefined();
  expect(proposeVersion({ version: '0.1.0', digest: 'dddd' }, [])).toBeUndefined();
});
