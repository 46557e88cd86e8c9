import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a program that stops gracefully, and returns its output; rejects if the program does not end with 0. */
async function run(code: string): Promise<string> {
  const head = `import { onStop } from ${JSON.stringify(join(import.meta.dirname, 'onStop.ts'))};
    const pause = () => new Promise((resolve) => setImmediate(resolve));
    setInterval(() => undefined, 1000);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', head + code]);
  return stdout;
}

describe('a program with a stop signal', () => {
  test.each(['SIGINT', 'SIGTERM'])('%s ends once its work is done', async (signal) => {
    const output = await run(`
      onStop(async () => { await pause(); console.log('closed'); });
      process.kill(process.pid, '${signal}');`);
    expect(output).toBe('closed\n');
  });

  test('repeated, as by npm and the terminal, does its work once', async () => {
    const output = await run(`
      onStop(async () => {
        console.log('closing');
        process.kill(process.pid, 'SIGINT');
        process.kill(process.pid, 'SIGTERM');
        for (let turn = 0; turn < 20; turn += 1) await pause();
        console.log('closed');
      });
      process.kill(process.pid, 'SIGINT');`);
    expect(output).toBe('closing\nclosed\n');
  });

  test('ends even if the work fails', async () => {
    expect(await run(`onStop(() => Promise.reject(new Error('late'))); process.kill(process.pid, 'SIGTERM');`)).toBe(
      '',
    );
  });
});
