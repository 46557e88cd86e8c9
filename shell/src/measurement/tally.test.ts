import * as v from 'valibot';
import { vitalsReportSchema } from '@artha/shared/contract';
import type { Measurement } from './measurement.ts';
import { Tally } from './tally.ts';

const measured = (measurement: Partial<Measurement>): Measurement => ({
  id: crypto.randomUUID(),
  kind: 'view',
  name: 'view',
  value: 1,
  remote: 'tax',
  release: '0123456789abcdef0123',
  ...measurement,
});

test('what is alike is counted together, and each once', () => {
  const tally = new Tally();
  for (const code of ['TypeError', 'TypeError', 'AR-107']) tally.add(measured({ kind: 'error', name: code }));
  tally.add(measured({}));
  expect(tally.takeReport()?.entries.map((entry) => [entry.kind, entry.count])).toEqual([
    ['error', 2],
    ['error', 1],
    ['view', 1],
  ]);
  expect(tally.takeReport()).toBeUndefined();
});

test('a vital counts with its last value, and only once in a document', () => {
  const tally = new Tally();
  for (const value of [100, 900]) tally.add(measured({ id: 'lcp', kind: 'vital', name: 'LCP', value }));
  expect(tally.takeReport()?.entries).toMatchObject([{ metric: 'LCP', bucket: 4, count: 1 }]);
  tally.add(measured({ id: 'lcp', kind: 'vital', name: 'LCP', value: 1500 }));
  expect(tally.takeReport()).toBeUndefined();
});

test('a page that fails in a loop reports what the schema takes', () => {
  const tally = new Tally();
  for (let index = 0; index < 3000; index += 1) tally.add(measured({ kind: 'error', name: 'Error' }));
  const report = tally.takeReport();
  expect(v.is(vitalsReportSchema, report)).toBe(true);
  expect(report?.entries).toMatchObject([{ count: 1000 }]);
});

test('what has no kind is left out', () => {
  const tally = new Tally();
  tally.add(measured({ kind: 'error', name: 'Asha Rao' }));
  tally.add(measured({ kind: 'vital', name: 'FID' }));
  expect(tally.takeReport()).toBeUndefined();
});
