import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { traceInto } from './trace.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-traced-'));
  await traceInto(folder, ['platform/containers/keys.ts', 'deploy/gateway']);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test('a program runs from what it reaches, and from nothing else', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(folder, 'platform/containers/keys.ts'), ...args], {
      cwd: folder,
      env: { ARTHA_KEYS: join(folder, 'made') },
      encoding: 'utf8',
    });
  expect(run()).toMatchObject({ status: 0, stdout: 'Every part has its keys.\n', stderr: '' });
  expect(run('--show', 'tax').stdout).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
  expect(run('--show', 'nobody')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no remote') });
});

test('what it does not reach is not there', () => {
  const packages = globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: folder });
  expect(packages).toContain('node_modules/selfsigned');
  expect(packages).not.toContain('node_modules/fastify');
  expect(globSync('platform/**/*.test.ts', { cwd: folder })).toEqual([]);
});

test('a folder that a program reads is taken whole', () => {
  expect(globSync('deploy/gateway/*', { cwd: folder }).toSorted()).toEqual(
    globSync('deploy/gateway/*', { cwd: join(import.meta.dirname, '../..') }).toSorted(),
  );
});
