import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@artha/process/root';
import { splitSpec } from './testsOfSpec.ts';

const areaOf = (title: string): string[] => Array.from(title.matchAll(/\b([A-Z]{2})-\d\d\b/g), ([, area = '']) => area);

/** The journeys of all files. */
const journeys = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap(
  (file) => splitSpec(readFileSync(join(root, file), 'utf8')).tests,
);

test('npm test visits a journey of each area', () => {
  const first = journeys.filter(({ text }) => /@(everyBrowser|area)\b/.test(text));
  const areas = new Set(journeys.flatMap(({ title }) => areaOf(title)));
  expect(areas.size).toBeGreaterThan(7);
  expect([...new Set(first.flatMap(({ title }) => areaOf(title)))].toSorted()).toEqual([...areas].toSorted());
});

test('continuous integration runs both parts', () => {
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^npm test\nnpm run test:rest$/m);
});
