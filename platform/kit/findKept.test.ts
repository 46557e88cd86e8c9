import { findKept } from './findKept.ts';

const keptOf = (version: string, digest: string) => ({
  version,
  digest,
  published: '2026-01-01T00:00:00Z',
  isLive: false,
});
const history = [
  keptOf('1.0.0', 'aaaa1111111111111111'),
  keptOf('1.1.0', 'aaaa2222222222222222'),
  keptOf('1.1.0', 'bbbb3333333333333333'),
];

describe('a kept release is found', () => {
  test.each([
    ['its version', '1.0.0', 'aaaa1111111111111111'],
    ['its digest', 'bbbb3333333333333333', 'bbbb3333333333333333'],
    ['the first digits of its digest', 'aaaa2', 'aaaa2222222222222222'],
  ])('by %s', (_, named, digest) => {
    expect(findKept(history, named).digest).toBe(digest);
  });
});

test('a name that several have is refused with the digests to choose from', () => {
  expect(() => findKept(history, '1.1.0')).toThrow(
    'Several releases are 1.1.0: 1.1.0 (aaaa2222222222222222), 1.1.0 (bbbb3333333333333333). Name one by its digest.',
  );
  expect(() => findKept(history, 'aaaa')).toThrow(/^Several releases are aaaa: 1\.0\.0/);
});

test('a name that none has is refused with the kept releases', () => {
  expect(() => findKept(history, '2.0.0')).toThrow(/^The site keeps no release 2\.0\.0\. It keeps 1\.0\.0/);
  expect(() => findKept([], 'aaaa')).toThrow('It keeps none.');
});
