import { findNewerRelease } from './findNewerRelease.ts';

const published = '2026-11-20T10:00:00.000Z';
const version = (digest: string, isLive: boolean, number = '1.0.0') => ({ version: number, digest, published, isLive });
const own = { name: 'tax', version: '1.0.0', digest: 'own' };
const publish = (digest: string, name = 'tax') => ({ name, action: 'publish', digest });
const withdraw = { name: 'tax', action: 'withdraw' };

test('a release that is new to the site is published', () => {
  expect(findNewerRelease(own, [], [])).toBeUndefined();
  expect(findNewerRelease(own, [version('other', true)], [publish('other')])).toBeUndefined();
});

test('a release that is live stays live', () => {
  expect(findNewerRelease(own, [version('own', true)], [publish('own')])).toBeUndefined();
});

test('a release that was live before the current one does not change the site', () => {
  const history = [version('own', false), version('newer', true, '1.1.0')];
  expect(findNewerRelease(own, history, [])).toBe(
    'Visitors keep tax 1.1.0 (newer): tax 1.0.0 (own) of this container was live before it. Use artha publish or artha rollback to choose the release; with --once, this container publishes its own release.',
  );
});

test('a release that was rolled back is not published again', () => {
  const rolledBack = { ...version('own', false), rolledBack: published };
  expect(findNewerRelease(own, [version('earlier', true), rolledBack], [])).toMatch(
    /^Visitors keep tax 1.0.0 \(earlier\)/,
  );
});

test('a release that the history no longer has is found in the log', () => {
  const reason = findNewerRelease(own, [version('newer', true)], [publish('newer'), publish('own')]);
  expect(reason).toMatch(/was live before it/);
});

test('an older version than the live one does not change the site', () => {
  expect(findNewerRelease(own, [version('newer', true, '1.0.1')], [])).toMatch(
    /^Visitors keep tax 1.0.1 \(newer\): tax 1.0.0 \(own\) of this container is an older version\./,
  );
});

test('versions that cannot be compared do not block a new release', () => {
  expect(findNewerRelease({ ...own, version: 'today' }, [version('other', true, '2.0.0')], [])).toBeUndefined();
});

test('a remote that was taken off the site stays off, unless its release is new', () => {
  expect(findNewerRelease(own, [], [withdraw, publish('own')])).toMatch(/^tax was taken off the site, and stays off\./);
  expect(findNewerRelease(own, [], [withdraw, publish('other')])).toBeUndefined();
});

test('entries of the log about other remotes are ignored', () => {
  expect(findNewerRelease(own, [version('other', true)], [publish('own', 'auth')])).toBeUndefined();
});
