import { usualRules } from '@artha/core/budgets';
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

test('the summary says what a page weighs of each limit, and when it answers', () => {
  const { summary, faults } = checkBudgets([pageOf(62)], {});
  expect(summary).toBe(
    '/tools/emi 8.0 KB of 14.0 KB html, 62.0 KB of 100.0 KB scripts, with the site’s 167.5 KB of 215.0 KB: on a slow phone it answers about 2.1 s after navigation, of 2.4 s',
  );
  expect(faults).toEqual([]);
});

test('a page that exceeds its budget is refused, with the exception that it would need', () => {
  const [fault = ''] = checkBudgets([pageOf(121)], {}).faults;
  expect(fault).toMatch(/^\/tools\/emi \(emi\): own is 121\.0 KB of 100\.0 KB\.\n/);
  expect(fault).toContain('"own":{"limit":121,"reason":"why a visitor needs it at once"}');
});

test('a site may allow less', () => {
  const limits = { ...usualRules.limits, own: 25, total: 125 };
  const { summary, faults } = checkBudgets([pageOf(21)], {}, { ...usualRules, limits });
  expect(summary).toContain('21.0 KB of 19.5 KB scripts');
  expect(faults[0]).toMatch(/^\/tools\/emi \(emi\): total is 126\.5 KB of 125\.0 KB\.\nLoad what/);
});

test('exceptions are shown with their reasons, and kept in what a further one looks like', () => {
  const exceptions = { own: { limit: 120, reason: 'a chart answers at once' } };
  expect(checkBudgets([pageOf(105)], exceptions)).toMatchObject({
    faults: [],
    summary: expect.stringMatching(/105\.0 KB of 109\.5 KB scripts.*; exception: own 120 KB, because: a chart/),
  });
  const [fault = ''] = checkBudgets([pageOf(130)], exceptions).faults;
  expect(fault).toMatch(/"budgets": \{"own":\{"limit":130,.*"total":\{"limit":235\.5,/);
});

test('an exception over what the operator allows is a fault, however light the page is', () => {
  const exceptions = { own: { limit: 100_000, reason: 'because we want to' } };
  expect(checkBudgets([pageOf(5)], exceptions).faults).toEqual([
    'The exception of own is 100000 KB; the site’s operator allows 250 KB at most.\nWrite less in “budgets” of package.json, or ask the site’s operator.',
  ]);
});
