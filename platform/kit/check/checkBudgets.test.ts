import { checkBudgets } from './checkBudgets.ts';

const KB = 1024;
const pageOf = (own: number) => ({
  path: '/tools/emi',
  remote: 'emi',
  html: 8 * KB,
  shell: 105.5 * KB,
  own: own * KB,
  total: (105.5 + own) * KB,
});

test('the summary says what the shell leaves of the budget', () => {
  const { summary, faults } = checkBudgets([pageOf(7.6)], {});
  expect(summary).toBe(
    '/tools/emi 8.0 KB of 14.0 KB html, 7.6 KB of 19.5 KB scripts; 125.0 KB in all, of which the site’s shell has 105.5 KB',
  );
  expect(faults).toEqual([]);
});

test('a page that exceeds what the shell leaves is refused, with the exception that it would need', () => {
  const [fault = ''] = checkBudgets([pageOf(21)], {}).faults;
  expect(fault).toMatch(/^\/tools\/emi \(emi\): total is 126\.5 KB of 125\.0 KB\.\nLoad what/);
  expect(fault).toContain('"budgets": {"total":{"limit":126.5,"reason":"why a visitor needs it at once"}}');
});

test('exceptions are shown with their reasons, and kept in what a further one looks like', () => {
  const exceptions = { total: { limit: 127, reason: 'a chart answers at once' } };
  expect(checkBudgets([pageOf(20)], exceptions)).toMatchObject({
    faults: [],
    summary: expect.stringMatching(/20\.0 KB of 21\.5 KB scripts.*; exception: total 127 KB, because: a chart/),
  });
  const [fault = ''] = checkBudgets([pageOf(30)], exceptions).faults;
  expect(fault).toMatch(/"budgets": \{"total":\{"limit":135\.5,.*"own":\{"limit":30,/);
});
