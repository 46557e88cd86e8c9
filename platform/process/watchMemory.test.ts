import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MB = 1024 * 1024;
const measured = process.platform === 'linux' ? test : test.skip;

/** Holds 60 MB, starts a process that does, and prints how much more was needed. The timer fires after the first look. */
const program = `
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { watchMemory } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'watchMemory.ts')))};
const before = watchMemory()();
const end = watchMemory();
const own = Buffer.alloc(${60 * MB}, 1);
const other = 'const all = Buffer.alloc(${60 * MB}, 1); console.log(all.length); process.stdin.resume();';
const child = spawn(process.execPath, ['-e', other], { stdio: ['pipe', 'pipe', 'inherit'] });
await once(child.stdout, 'data');
await setTimeout(400);
child.stdin.end();
await once(child, 'close');
console.log(JSON.stringify([end() - before, own.length]));
`;

// In a process of its own: the memory of one that runs tests shrinks meanwhile.
measured('the memory of a process counts, and that of one which it started and which has ended', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const [needed, own]: unknown[] = JSON.parse(stdout);
  expect(Number(needed) / MB).toBeGreaterThan(115);
  expect(own).toBe(60 * MB);
});
