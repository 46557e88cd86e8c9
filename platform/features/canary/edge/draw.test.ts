import fc from 'fast-check';
import { drawCookie, drawWithout, firstDraw, getsCanary, readDraw } from './draw.ts';

const draws = Array.from({ length: 100 }, (_, draw) => draw);
const canaryOf = (release: string, share: number, remote = 'tax') => ({
  remote,
  release: release.padStart(20, '0'),
  live: 'f'.repeat(20),
  share,
  since: '2026-02-03T04:05:06.000Z',
  addresses: [],
});
const drawsOf = (canary: ReturnType<typeof canaryOf>) => draws.filter((draw) => getsCanary(canary, draw));

test('a canary is for exactly its share of the draws, and all who have it keep it when the share grows', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{1,20}$/), fc.nat(100), fc.nat(100), (release, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const few = drawsOf(canaryOf(release, less));
      const many = drawsOf(canaryOf(release, more));
      expect([few.length, many.length]).toEqual([less, more]);
      expect(many).toEqual(expect.arrayContaining(few));
    }),
    { numRuns: 30 },
  );
});

test('two canaries have independent visitors', () => {
  // Of 100 draws, 30 × 30 % get both; 3 to 17 are four standard deviations.
  for (const other of [canaryOf('b', 30), canaryOf('a', 30, 'glossary')]) {
    const both = drawsOf(canaryOf('a', 30)).filter((draw) => getsCanary(other, draw)).length;
    expect(both).toBeGreaterThanOrEqual(3);
    expect(both).toBeLessThanOrEqual(17);
  }
});

test('first draws are evenly spread, and the same for requests of a visitor that are sent at once', () => {
  const canaries = [canaryOf('a', 5)];
  const drawn = Array.from({ length: 20_000 }, (_, n) => firstDraw(canaries, [`203.0.113.${String(n)}`, 'a'], 1000));
  const counts = draws.map((draw) => drawn.filter((one) => one === draw).length);
  // 200 each; five standard deviations.
  expect(Math.min(...counts)).toBeGreaterThan(130);
  expect(Math.max(...counts)).toBeLessThan(270);
  expect(firstDraw(canaries, ['203.0.113.7', 'a'], 1000)).toBe(firstDraw(canaries, ['203.0.113.7', 'a'], 9000));
  const later = draws.map((n) => firstDraw(canaries, ['203.0.113.7', 'a'], n * 600_000));
  expect(new Set(later).size).toBeGreaterThan(40);
});

test('a cookie says the draw, and nothing else is one', () => {
  expect(drawCookie(7, true)).toBe('artha_draw=7; Path=/; SameSite=Lax; HttpOnly; Secure');
  expect(drawCookie(7, false)).toBe('artha_draw=7; Path=/; SameSite=Lax; HttpOnly');
  expect(readDraw({ cookie: 'a=1; artha_draw=42; b=2' })).toBe(42);
  for (const cookie of ['', 'artha_draw=', 'artha_draw=100', 'artha_draw=-1', 'artha_draw=4x', 'x-artha_draw=4'])
    expect(readDraw({ cookie })).toBeUndefined();
  expect(readDraw({})).toBeUndefined();
});

test('another draw leaves a canary and keeps what it gets of the others', () => {
  const canaries = [canaryOf('a', 30), canaryOf('b', 30), canaryOf('c', 50)];
  const [left, ...others] = canaries;
  if (!left) throw new Error('There is no canary.');
  for (const draw of drawsOf(left)) {
    const next = drawWithout(left, canaries, draw);
    expect(getsCanary(left, next)).toBe(false);
    for (const other of others) expect(getsCanary(other, next)).toBe(getsCanary(other, draw));
  }
  const twin = canaryOf('a', 40);
  expect(getsCanary(left, drawWithout(left, [left, twin], drawsOf(left)[0] ?? 0))).toBe(false);
});
