import { countMonths, followingSpan, hasMonth } from './span.ts';

test.each([
  [
    { from: 1, to: 5 },
    { from: 6, to: 12 },
  ],
  [
    { from: 3, to: 11 },
    { from: 12, to: 12 },
  ],
  [
    { from: 1, to: 12 },
    { from: 12, to: 12 },
  ],
])('after %j the year goes on with %j', (span, following) => {
  expect(followingSpan(span)).toEqual(following);
});

test('a span has its first and its last month', () => {
  const span = { from: 4, to: 6 };
  expect([3, 4, 6, 7].map((month) => hasMonth(span, month))).toEqual([false, true, true, false]);
  expect(countMonths(span)).toBe(3);
});
