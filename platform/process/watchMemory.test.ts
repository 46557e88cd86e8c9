import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watchMemory } from './watchMemory.ts';

const MB = 1024 * 1024;
const measured = process.platform === 'linux' ? test : test.skip;

measured('the memory of this process counts, and that of a process which it started and which has ended', async () => {
  const before = watchMemory()() ?? 0;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const end = watchMemory();
  const own = Buffer.alloc(60 * MB, 1);
  const program = `const all = Buffer.alloc(${60 * MB}, 1); console.log(all.length); process.stdin.resume();`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  jest.advanceTimersByTime(200);
  child.stdin.end();
  await once(child, 'close');
  expect(((end() ?? 0) - before) / MB).toBeGreaterThan(115);
  expect(own.length).toBe(60 * MB);
  jest.useRealTimers();
});
