import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMemoryFolder } from './memoryFolder.ts';

const parent = mkdtempSync(join(tmpdir(), 'artha-memory-'));
afterAll(() => {
  rmSync(parent, { recursive: true });
});

test('a process has its own folder until it ends, and removes those of killed processes', () => {
  const [own, ended] = [`artha-${process.pid}`, 'artha-4194305'];
  for (const name of [own, ended]) mkdirSync(join(parent, name));
  const program = `
    import { readdirSync } from 'node:fs';
    import { makeMemoryFolder } from ${JSON.stringify(join(import.meta.dirname, 'memoryFolder.ts'))};
    const folder = makeMemoryFolder(${JSON.stringify(parent)});
    console.log(folder, readdirSync(folder).length);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const [folder = '', count] = printed.trim().split(' ');
  expect([folder.startsWith(join(parent, 'artha-')), count, existsSync(folder)]).toEqual([true, '0', false]);
  expect(readdirSync(parent)).toEqual([own]);
});

test('a system without an in-memory file system has none', () => {
  expect(makeMemoryFolder(join(parent, 'nowhere'))).toBeUndefined();
});
