import { RecentRenderings } from './recentRenderings.ts';

const page = (html: string) => ({
  page: {
    key: html,
    html,
    style: '',
    styles: [],
    styleTexts: [],
    styleAttributes: [],
    head: {},
    warnings: [],
    data: [],
  },
});

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

test('renderings of a hostile team replace each other, and do not fill the memory', () => {
  const recent = new RecentRenderings({ mostCharacters: 2_500 });
  const large = 'x'.repeat(1_000);
  for (const key of ['a', 'b', 'c']) recent.set(key, { page: { ...page('').page, html: large } });
  expect(['a', 'b', 'c'].map((key) => recent.get(key) !== undefined)).toEqual([false, true, true]);
});
