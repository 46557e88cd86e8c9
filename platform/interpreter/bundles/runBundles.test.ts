import { runTask, sampleTasks } from '../testing/sampleTasks.ts';
import { defaultBundleLimits } from './bundleLimits.ts';
import { runBundles } from './runBundles.ts';

describe('a bundle', () => {
  const base = `exports.shareScope = {}; exports.run = async (path, data, load) => (await load()).run(path);`;
  const request = (codes: readonly string[], tasks: readonly number[]) =>
    sampleTasks(
      base,
      codes.map((code, index) => ({ path: `server/${index}.cjs`, code })),
      tasks.map((index) => runTask(`server/${index}.cjs`, `/${index}`)),
    );
  const fine = "exports.run = (path) => 'at ' + path;";
  const answer = (text: string) => ({ json: JSON.stringify(text) });
  const run = async (...parameters: Parameters<typeof runBundles>) =>
    (await runBundles(...parameters)).map((line): unknown => JSON.parse(line));

  test('gets a response for each task, independent of the others', async () => {
    const ended: number[] = [];
    const answers = await run(request([fine, 'throw new Error("broken")', fine], [0, 1, 2]), (index) => {
      ended.push(index);
    });
    expect(ended).toEqual([0, 1, 2]);
    expect(answers).toEqual([answer('at /0'), { error: expect.stringContaining('broken') }, answer('at /2')]);
  });

  test('that loops is stopped: earlier results are kept, and later tasks get a process of their own', async () => {
    const limits = { ...defaultBundleLimits, taskCpuMs: 300 };
    const answers = await run(
      request([fine, 'exports.run = () => { while (true); };', fine], [0, 1, 2]),
      undefined,
      limits,
    );
    const stopped = { error: 'It takes more than 0.3 s of processor time.' };
    expect(answers).toEqual([answer('at /0'), stopped, answer('at /2')]);
  });

  test('that loops in every task takes a few times its limit, however many tasks it has', async () => {
    const limits = { ...defaultBundleLimits, taskCpuMs: 100 };
    const loops = 'exports.run = () => { while (true); };';
    const ended: number[] = [];
    const tasks = Array.from({ length: 50 }, () => 0);
    const answers = await run(request([loops], tasks), (index) => ended.push(index), limits);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ error: 'It takes more than 0.1 s of processor time.' })]),
    );
    expect(ended).toEqual([0, 1, 2, 3]);
  });

  test('with a promise that never resolves fails for one task, and renders the others', async () => {
    const answers = await run(request([fine, 'exports.run = () => new Promise(() => {});'], [0, 1, 0]));
    expect(answers).toEqual([
      answer('at /0'),
      { error: 'Rendering never finished: a promise is still pending.' },
      answer('at /0'),
    ]);
  });

  test('may call ten thousand functions inside each other; without an end, it gets an error, and the next task renders', async () => {
    const deep = "const go = (depth) => (depth === 0 ? '' : go(depth - 1)); exports.run = () => 'deep' + go(10_000);";
    const endless = 'const go = () => [1].map(go); exports.run = () => go();';
    expect(await run(request([deep, endless, fine], [0, 1, 2]))).toEqual([
      answer('deep'),
      { error: expect.stringContaining('stack overflow') },
      answer('at /2'),
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
    expect(await run(request([`exports.run = () => ${expression};`], [0]))).toEqual([
      { error: expect.stringMatching(/stack/) },
    ]);
  });

  test('that is killed gets the reason as its response', async () => {
    const limits = { ...defaultBundleLimits, taskCpuMs: 60_000, progressMs: 250 };
    const answers = await run(request(['exports.run = () => { while (true); };'], [0]), undefined, limits);
    expect(answers).toEqual([{ error: 'It did not respond for more than 0.75 s.' }]);
  });

  test('does not run if the base does not load', async () => {
    const broken = {
      ...request([fine], [0, 0]),
      base: { name: 'The base', path: 'base.cjs', code: 'throw new Error("no base")' },
    };
    await expect(run(broken)).rejects.toThrow(/^The base does not load: .*no base/);
  });

  test('leaves nothing of a task to the next one, nor to another run', async () => {
    const leaking = `
      let count = 0;
      exports.run = (path) => {
        const seen = [count, globalThis.left, [].left, typeof later].join();
        count += 1;
        globalThis.left = Array.prototype.left = path;
        globalThis.kept = new Uint8Array(20_000_000).fill(1);
        setTimeout(() => { globalThis.later = path; });
        void Promise.resolve().then(() => new Promise(() => {}));
        return seen;
      };`;
    const answers = await run(request([leaking], [0, 0, 0, 0, 0, 0, 0, 0]));
    expect(answers).toEqual(Array(8).fill(answer('0,,,undefined')));
    expect(await run(request([leaking], [0]))).toEqual([answer('0,,,undefined')]);
  });
});
