import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBudgets } from './readBudgets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-budgets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The exceptions of a package with these budgets. */
function read(budgets?: object) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tax', budgets }));
  return readBudgets(folder);
}

test('an exception has a limit and a meaningful reason', () => {
  const own = { limit: 40, reason: 'three views are one screen' };
  expect(read({ own })).toEqual({ own });
  expect(read()).toEqual({});
});

test.each([
  ['no reason', { own: { limit: 40 } }, /package\.json: budgets\.own\.reason: .*Expected "reason"/],
  ['a reason that says nothing', { own: { limit: 40, reason: 'later' } }, /budgets\.own\.reason: Expected a reason/],
  ['a text as its limit', { own: { limit: 'forty', reason: 'three views are one screen' } }, /budgets\.own\.limit: /],
  ['an unknown measure', { scripts: { limit: 40, reason: 'three views are one screen' } }, /budgets\.scripts: /],
])('an exception with %s is refused with its file and field', (_, budgets, message) => {
  expect(() => read(budgets)).toThrow(message);
});
