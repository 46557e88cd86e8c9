import { ContentCache } from './ContentCache.ts';

test('contents are found by their digests; above the limit, those go that were used longest ago', () => {
  const cache = new ContentCache(10);
  cache.add('a', Buffer.from('1234'));
  cache.add('b', Buffer.from('1234'));
  cache.add('b', Buffer.from('1234'));
  expect(cache.get('a')?.toString()).toBe('1234');
  cache.add('c', Buffer.from('1234'));
  expect(['a', 'b', 'c'].map((one) => cache.get(one) !== undefined)).toEqual([true, false, true]);
  cache.add('d', Buffer.from('12345678901'));
  expect(['a', 'b', 'c', 'd'].map((one) => cache.get(one))).toEqual([undefined, undefined, undefined, undefined]);
});
