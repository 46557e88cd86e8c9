import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@artha/process/root';
import { splitSpec } from './testsOfSpec.ts';

describe('splitSpec', () => {
  test('separates tests from what they have in common', () => {
    const { common, tests } = splitSpec(`import { test } from './site.ts';
test('TX-01 says “it’s \\'done\\'”', async ({ page }) => {
  await page.goto('/a');
});

const path = '/b';
test.describe('a group', () => {
  test('TX-02 of a group', async ({ page }) => {
    await test.step('a step', async () => {
      await page.goto('/c');
    });
  });

  test(\`TX-03 of \${path}\`, async ({ page }) => {
    await page.goto('/d');
  });
});
`);
    expect(tests.map(({ title }) => title)).toEqual(["TX-01 says “it’s 'done'”", 'TX-02 of a group']);
    expect(tests.map(({ text }) => text.match(/\/[a-d]/g))).toEqual([['/a'], ['/c']]);
    expect(common.match(/'\/[a-d]'/g)).toEqual(["'/b'", "'/d'"]);
  });

  test('finds every test of the journeys that has a fixed title', () => {
    const files = globSync('e2e/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] });
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      const fixed = text.match(/^ *test\(\s*'/gm) ?? [];
      expect([file, splitSpec(text).tests.length]).toEqual([file, fixed.length]);
    }
  });
});
