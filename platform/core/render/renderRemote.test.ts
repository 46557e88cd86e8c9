import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRenderLimits } from './renderLimits.ts';
import { runBundles } from './renderRemote.ts';
import type { RenderTask } from './renderRequest.ts';
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

describe('a remote', () => {
  const shell = `
    exports.shareScope = {};
    exports.renderRegion = async (path, page, load) => ({ html: await (await load('tax', 'Tax')).Tax(path), style: '' });`;
  const request = (codes: readonly string[], tasks: readonly number[]) => ({
    shell,
    page: '{}',
    bundles: codes.map((code, index) => ({ path: `server/${index}.cjs`, code })),
    tasks: tasks.map((index): RenderTask => ({ kind: 'page', bundle: `server/${index}.cjs`, path: `/${index}` })),
  });
  const fine = "exports.Tax = (path) => 'at ' + path;";
  const html = (text: string) => ({ json: JSON.stringify({ html: text, style: '' }) });
  const render = async (...parameters: Parameters<typeof runBundles>) =>
    (await runBundles(...parameters)).map((line): unknown => JSON.parse(line));

  test('gets a response for each task, independent of the others', async () => {
    const ended: number[] = [];
    const answers = await render(request([fine, 'throw new Error("broken")', fine], [0, 1, 2]), (index) => {
      ended.push(index);
    });
    expect(ended).toEqual([0, 1, 2]);
    expect(answers).toEqual([html('at /0'), { error: expect.stringContaining('broken') }, html('at /2')]);
  });

  test('that loops is stopped: earlier results are kept, and later tasks get a process of their own', async () => {
    const limits = { ...defaultRenderLimits, taskCpuMs: 300 };
    const answers = await render(
      request([fine, 'exports.Tax = () => { while (true); };', fine], [0, 1, 2]),
      undefined,
      limits,
    );
    const stopped = { error: 'It takes more than 0.3 s of processor time.' };
    expect(answers).toEqual([html('at /0'), stopped, html('at /2')]);
  });

  test('that loops in every page takes a few times its limit, however many pages it has', async () => {
    const limits = { ...defaultRenderLimits, taskCpuMs: 100 };
    const loops = 'exports.Tax = () => { while (true); };';
    const ended: number[] = [];
    const tasks = Array.from({ length: 50 }, () => 0);
    const answers = await render(request([loops], tasks), (index) => ended.push(index), limits);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ error: 'It takes more than 0.1 s of processor time.' })]),
    );
    expect(ended).toEqual([0, 1, 2, 3]);
  });

  test('with a promise that never resolves fails for one page, and renders the others', async () => {
    const answers = await render(request([fine, 'exports.Tax = () => new Promise(() => {});'], [0, 1, 0]));
    expect(answers).toEqual([
      html('at /0'),
      { error: 'Rendering never finished: a promise is still pending.' },
      html('at /0'),
    ]);
  });

  test('may call ten thousand functions inside each other; without an end, it gets an error, and the next page renders', async () => {
    const deep = "const go = (depth) => (depth === 0 ? '' : go(depth - 1)); exports.Tax = () => 'deep' + go(10_000);";
    const endless = 'const go = () => [1].map(go); exports.Tax = () => go();';
    expect(await render(request([deep, endless, fine], [0, 1, 2]))).toEqual([
      html('deep'),
      { error: expect.stringContaining('stack overflow') },
      html('at /2'),
    ]);
  });

  test.each([
    ['an endless text', "JSON.parse('['.repeat(1e6))"],
    ['endless code', "eval('('.repeat(2e5))"],
    [
      'an endless list',
      '(() => { let all = []; for (let n = 0; n < 2e5; n += 1) all = [all]; return String(all); })()',
    ],
  ])('that nests %s gets an error', async (_, expression) => {
    expect(await render(request([`exports.Tax = () => ${expression};`], [0]))).toEqual([
      { error: expect.stringMatching(/stack/) },
    ]);
  });

  test('that is killed gets the reason as its response', async () => {
    const limits = { ...defaultRenderLimits, taskCpuMs: 60_000, progressMs: 250 };
    const answers = await render(request(['exports.Tax = () => { while (true); };'], [0]), undefined, limits);
    expect(answers).toEqual([{ error: 'It did not respond for more than 0.75 s.' }]);
  });

  test('that has more pages than are allowed is not rendered', async () => {
    const limits = { ...defaultRenderLimits, tasks: 1 };
    const error = 'Its remote has 2 pages and documents; 1 are allowed.';
    expect(await render(request([fine], [0, 0]), undefined, limits)).toEqual([{ error }, { error }]);
  });

  test('is not rendered if the shell does not load', async () => {
    const broken = { ...request([fine], [0, 0]), shell: 'throw new Error("no shell")' };
    await expect(render(broken)).rejects.toThrow(/server bundle of the shell does not load: .*no shell/);
  });

  test('leaves nothing of a page to the next one, nor to another remote', async () => {
    const leaking = `
      let count = 0;
      exports.Tax = (path) => {
        const seen = [count, globalThis.left, [].left, typeof later].join();
        count += 1;
        globalThis.left = Array.prototype.left = path;
        globalThis.kept = new Uint8Array(20_000_000).fill(1);
        setTimeout(() => { globalThis.later = path; });
        void Promise.resolve().then(() => new Promise(() => {}));
        return seen;
      };`;
    const answers = await render(request([leaking], [0, 0, 0, 0, 0, 0, 0, 0]));
    expect(answers).toEqual(Array(8).fill(html('0,,,undefined')));
    expect(await render(request([leaking], [0]))).toEqual([html('0,,,undefined')]);
  });
});
