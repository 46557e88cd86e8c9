import { copiesFor, gatewayCoresFor, planTable, shareRefused, wanted } from './plan.ts';

const measured = { pagesPerCore: 5000, statementsPerCore: 30, serviceMs: [20, 30, 30, 40] };

test('copies carry the load with a reserve', () => {
  expect(copiesFor(100, 30)).toBe(3);
  expect(copiesFor(0.1, 30)).toBe(1);
});

test('gateways are sized for the peak of a day', () => {
  expect(gatewayCoresFor(wanted, 5000)).toBeCloseTo(0.16, 2);
});

test('half of a double load is refused, and nothing of a load that fits', () => {
  // One copy of two children carries 60 a second.
  expect(shareRefused(measured, 120, 1).share).toBeCloseTo(0.5, 1);
  expect(shareRefused(measured, 40, 1)).toMatchObject({ share: 0 });
  expect(shareRefused(measured, 120, 1).waitP99Ms).toBeLessThanOrEqual(5000);
});

test('the plan has a row for each number of copies', () => {
  const lines = planTable({ ...measured, statementsPerCore: 3 }, { ...wanted, statementsPerMinute: 1000 }).split('\n');
  expect(lines[0]).toBe('1000 statements a minute: 4 copies of two cores.');
  expect(lines.filter((line) => /^\| \d/.test(line))).toHaveLength(6);
});
