import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeLimit } from '@artha/process/timeLimit';
import { runWithoutRights, type ProcessBounds } from './runWithoutRights.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-render-'));
const progress = { firstLineMs: timeLimit(20_000), lineMs: timeLimit(20_000), lines: 100 };
const use = { firstLineCpuMs: 20_000, lineCpuMs: 20_000, cpuMs: 20_000, residentBytes: 512 * 1024 * 1024 };
const bounds: ProcessBounds = { readable: [], memoryBytes: 64 * 1024 * 1024, progress, outputBytes: 10_000, use };

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function program(code: string): string {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, code);
  return file;
}

describe('a process without rights', () => {
  test('has no environment, reads and writes no file, and starts no process', async () => {
    const probe = program(`
      import { execSync } from 'node:child_process';
      import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
      import { Worker } from 'node:worker_threads';
      const tries = {
        environment: () => JSON.stringify(Object.keys(process.env)),
        passwords: () => readFileSync('/etc/passwd', 'utf8'),
        checkout: () => readdirSync(${JSON.stringify(process.cwd())}),
        write: () => writeFileSync(${JSON.stringify(join(folder, 'written'))}, ''),
        command: () => execSync('id').toString(),
        worker: () => new Worker('1', { eval: true }),
        binding: () => process.binding('fs'),
        code: () => new Function('return 1')(),
      };
      for (const [name, attempt] of Object.entries(tries)) {
        try { console.log(name, attempt()); } catch (error) { console.log(name, 'refused'); }
      }`);
    const { output } = await runWithoutRights(probe, '', bounds);
    expect(output.toString().trim().split('\n')).toEqual([
      'environment []',
      'passwords refused',
      'checkout refused',
      'write refused',
      'command refused',
      'worker refused',
      'binding refused',
      'code refused',
    ]);
  });

  test('is killed if it makes no progress, and its earlier output is kept', async () => {
    const endless = program("console.log('begun'); while (true);");
    const { output, end } = await runWithoutRights(endless, '', { ...bounds, progress: { ...progress, lineMs: 300 } });
    expect([output.toString(), end]).toEqual(['begun\n', 'It did not respond for more than 0.3 s.']);
  });

  test('is killed if it writes too much', async () => {
    const flood = program("while (true) process.stdout.write('x'.repeat(1000));");
    const { output, end } = await runWithoutRights(flood, '', bounds);
    expect(end).toBe('It writes more than 10000 bytes.');
    expect(output.length).toBeLessThanOrEqual(10_000);
  });

  test('reports how it ended if it exhausts the memory or exits', async () => {
    const hungry = program('const all = []; for (;;) all.push(new Array(1e5).fill(0));');
    expect((await runWithoutRights(hungry, 'x'.repeat(1_000_000), bounds)).end).toMatch(/^Its process ended \(SIG/);
    expect((await runWithoutRights(program('process.exit(3)'), '', bounds)).end).toBe('Its process ended (code 3).');
  });
});
