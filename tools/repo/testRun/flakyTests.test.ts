import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@artha/process/root';
import { flakyTests } from './flakyTests.ts';

test('reads the first cells of the rows', () => {
  const text = '| test | seen |\n| --- | --- |\n| `a.test.ts: it adds up` | once |\nSay `b.test.ts: no` | x |\n';
  expect(flakyTests(text)).toEqual(['a.test.ts: it adds up']);
});

test('each test of the list exists', () => {
  const missing = flakyTests(readFileSync(join(root, 'docs/flaky-tests.md'), 'utf8')).filter((name) => {
    const [, file = '', title = ''] = /^(\S+?): (.*?)(?: \(\w+\))?$/.exec(name) ?? [];
    return !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});
