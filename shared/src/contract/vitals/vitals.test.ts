import fc from 'fast-check';
import * as v from 'valibot';
import { bucketOf, isErrorCode, vitalEdges, vitals } from './vitals.ts';
import { vitalsReportSchema } from './vitalsReport.ts';

test('a value is in the one bucket whose edges hold it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vitals), fc.double({ min: 0, max: 100_000, noNaN: true }), (metric, value) => {
      const edges = vitalEdges[metric];
      const bucket = bucketOf(metric, value);
      expect(value).toBeLessThanOrEqual(edges[bucket] ?? Number.POSITIVE_INFINITY);
      expect(value).toBeGreaterThan(edges[bucket - 1] ?? -1);
    }),
  );
});

test('the limits of ‘good’ and ‘poor’ are edges', () => {
  const limits = {
    LCP: [2500, 4000],
    INP: [200, 500],
    CLS: [0.1, 0.25],
    FCP: [1800, 3000],
    TTFB: [800, 1800],
    LoAF: [],
  };
  for (const metric of vitals) expect(vitalEdges[metric]).toEqual(expect.arrayContaining(limits[metric]));
});

test('an error’s kind is a code or a standard name, never a message', () => {
  expect(['AR-106', 'TypeError', 'Error'].filter(isErrorCode)).toHaveLength(3);
  expect(['AR-999', 'toString', 'Asha Rao', ''].filter(isErrorCode)).toEqual([]);
});

const entry = { kind: 'view', remote: 'tax', release: '0123456789abcdef0123', count: 1 };
const report = (...entries: object[]) => ({ format: 1, entries });

test('a report is counts by release', () => {
  const vital = { ...entry, kind: 'vital', metric: 'LCP', bucket: 3 };
  const error = { ...entry, kind: 'error', code: 'AR-101' };
  expect(v.is(vitalsReportSchema, report(entry, vital, error))).toBe(true);
});

const thrown = {
  remote: 'tax',
  release: entry.release,
  count: 1,
  code: 'TypeError',
  frames: ['Tax.0eac1b23.js:1:234'],
};

test('a report says where errors were thrown, by positions alone', () => {
  expect(v.is(vitalsReportSchema, { ...report(entry), thrown: [thrown] })).toBe(true);
});

test.each([
  ['a message', { ...thrown, message: 'Asha Rao' }],
  ['a name of a function', { ...thrown, frames: ['computeTotal Tax.js:1:2'] }],
  ['an address', { ...thrown, frames: ['https://artha.example/Tax.js:1:2'] }],
  ['a query', { ...thrown, frames: ['Tax.js?income=5:1:2'] }],
  ['no position', { ...thrown, frames: [] }],
  ['more frames than a stack may have', { ...thrown, frames: Array.from({ length: 11 }, () => 'Tax.js:1:2') }],
])('an error with %s is refused', (_what, refused) => {
  expect(v.is(vitalsReportSchema, { ...report(entry), thrown: [refused] })).toBe(false);
});

test.each([
  ['another format', { ...report(entry), format: 2 }],
  ['more than it says', { ...report(entry), address: '/tools' }],
  ['an entry with more than counts', report({ ...entry, address: '/tools' })],
  ['no entries', report()],
  ['too many entries', report(...Array.from({ length: 251 }, () => entry))],
  ['a count above the maximum', report({ ...entry, count: 1001 })],
  ['a part of a view', report({ ...entry, count: 0.5 })],
  ['a release that is no digest', report({ ...entry, release: '../../etc' })],
  ['a bucket that its metric has not', report({ ...entry, kind: 'vital', metric: 'CLS', bucket: 12 })],
  ['an error with a message', report({ ...entry, kind: 'error', code: 'Asha Rao' })],
])('%s is refused', (_what, refused) => {
  expect(v.is(vitalsReportSchema, refused)).toBe(false);
});
