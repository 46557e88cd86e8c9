import { noVisits } from './visitCounts.ts';
import { CountStore } from './CountStore.ts';

const visits = (count: number) => ({ ...noVisits, visits: count });

test('the visits of a remote are those of all its releases, whoever got them', () => {
  const counts = new CountStore();
  const releases = [
    { remote: 'tax', release: 'a'.repeat(20), counts: visits(3) },
    { remote: 'tax', release: 'b'.repeat(20), canary: 'b'.repeat(20), counts: visits(4) },
    { remote: 'tax-two', release: 'c'.repeat(20), counts: visits(50) },
  ];
  counts.add({ _type: 'counts', edge: 'e'.repeat(32), number: 1, at: '2026-11-26T04:00:00.000Z', releases });
  counts.take();
  expect(counts.visitsOf('tax')).toBe(7);
  expect(counts.visitsOf('glossary')).toBe(0);
});
