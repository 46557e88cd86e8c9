import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programsOf, readComposeFile } from './composeFile.ts';
import { traceInto } from './trace.ts';

let folder = '';
beforeAll(async () => {
  const keys = readComposeFile().get('keys');
  if (!keys) throw new Error('There is no service “keys”.');
  folder = await mkdtemp(join(tmpdir(), 'artha-traced-'));
  await traceInto(folder, [...programsOf(keys), 'statements/src/lists/readLists.ts', 'deploy/gateway']);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test('a program runs with the traced files, and with no others', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(folder, 'platform/containers/keys.ts'), ...args], {
      cwd: folder,
      env: { ARTHA_KEYS: join(folder, 'made') },
      encoding: 'utf8',
    });
  expect(run()).toMatchObject({ status: 0, stdout: 'Every service has its keys.\n', stderr: '' });
  expect(run('--show', 'tax').stdout).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
  expect(run('--show', 'nobody')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no remote') });
});

test('an unused file is not copied', () => {
  const packages = globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: folder });
  expect(packages).toContain('node_modules/selfsigned');
  expect(packages).not.toContain('node_modules/fastify');
  expect(globSync('platform/**/*.test.ts', { cwd: folder })).toEqual([]);
});

test('a folder that a program reads is copied whole', () => {
  expect(globSync('deploy/gateway/*', { cwd: folder }).toSorted()).toEqual(
    globSync('deploy/gateway/*', { cwd: join(import.meta.dirname, '../..') }).toSorted(),
  );
});

test('files whose names a program completes are copied', () => {
  const lists = (cwd: string) => globSync('statements/src/lists/**/*.tsv', { cwd }).toSorted();
  expect(lists(folder)).toEqual(lists(join(import.meta.dirname, '../..')));
});
