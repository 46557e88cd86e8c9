import { RecentRenderings } from './recentRenderings.ts';

const page = (html: string) => ({ page: { key: html, html, style: '', styles: [], head: {}, warnings: [], data: [] } });

test('a rendering is found by its key until more recent ones replace it', () => {
  const recent = new RecentRenderings({ most: 2 });
  expect(recent.get('a')).toBeUndefined();
  recent.set('a', page('a'));
  recent.set('b', page('b'));
  recent.set('a', page('a again'));
  recent.set('c', page('c'));
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([page('a again'), undefined, page('c')]);
});

test('a failed rendering is tried again after ten minutes', () => {
  let nowMs = 0;
  const recent = new RecentRenderings({ now: () => nowMs });
  const failure = { cause: new Error('too slow') };
  recent.set('a', failure);
  recent.set('b', page('b'));
  nowMs = 10 * 60_000;
  expect(recent.get('a')).toBe(failure);
  nowMs += 1;
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, page('b')]);
});
