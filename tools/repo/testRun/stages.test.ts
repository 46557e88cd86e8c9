import fc from 'fast-check';
import { runStages, type Stage, type StageOutcome } from './stages.ts';

const passing = (): Promise<StageOutcome> => Promise.resolve({ failures: [] });
const failing = (): Promise<StageOutcome> => Promise.resolve({ failures: ['it broke'], output: 'line 1\nline 2\n' });

/** Stages that record when they start and end. */
function recording(names: readonly string[], atOnce: number) {
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const stages: Stage[] = names.map((name) => ({
    name,
    run: async () => {
      log.push(`${name} begins`);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      log.push(`${name} ends`);
      return { failures: [] };
    },
  }));
  return { stages, log, most: () => most, run: () => runStages(stages, atOnce, () => undefined) };
}

describe('the stages of a run', () => {
  test('run in order, with limited concurrency', async () => {
    const one = recording(['a', 'b', 'c'], 1);
    await one.run();
    expect(one.log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    const two = recording(['a', 'b', 'c'], 2);
    await two.run();
    expect(two.log.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(two.most()).toBe(2);
  });

  test('start when what they need has passed, even before earlier ones', async () => {
    const log: string[] = [];
    const stage = (name: string, after: string[]): Stage => ({
      name,
      after,
      run: () => {
        log.push(name);
        return passing();
      },
    });
    await runStages([stage('journeys', ['build', 'lint']), stage('build', []), stage('lint', [])], 2, () => undefined);
    expect(log).toEqual(['build', 'lint', 'journeys']);
  });

  test('are skipped if what they need failed; the others still run', async () => {
    const result = await runStages(
      [
        { name: 'build', run: failing },
        { name: 'sizes', after: ['build'], run: passing },
        { name: 'journeys', after: ['sizes'], run: passing },
        { name: 'lint', run: passing },
      ],
      1,
      () => undefined,
    );
    expect(result).toMatchObject({ failedStages: ['build'], skippedStages: ['sizes', 'journeys'] });
  });

  test('print one line if they passed, and everything if they failed', async () => {
    const lines: string[] = [];
    await runStages(
      [
        { name: 'build', run: () => Promise.resolve({ failures: [], output: 'much' }) },
        { name: 'lint', run: failing },
        { name: 'types', run: () => Promise.reject(new Error('no compiler')) },
      ],
      1,
      (line) => lines.push(line),
    );
    expect(lines[0]).toMatch(/^ok +build +\d+\.\d s$/);
    expect(lines[1]).toMatch(/^FAILED +lint +\d+\.\d s$/);
    expect(lines[2]).toBe('line 1\nline 2\n  it broke\n');
    expect(lines[4]).toContain('  no compiler');
    expect(lines.join()).not.toContain('much');
  });

  test('add up the numbers of their tests', async () => {
    const counting = (passed: number, failed: number) => () =>
      Promise.resolve({
        failures: failed > 0 ? ['tests'] : [],
        report: { passed, failed, failures: [], failedFiles: [], files: [] },
      });
    const stages = [
      { name: 'unit tests', run: counting(5, 0) },
      { name: 'journeys', run: counting(3, 2) },
    ];
    expect(await runStages(stages, 2, () => undefined)).toMatchObject({
      passed: 8,
      failed: 2,
      failedStages: ['journeys'],
    });
  });

  test('are rejected if they wait for each other, or for a missing one', async () => {
    const circle = [
      { name: 'a', after: ['b'], run: passing },
      { name: 'b', after: ['a'], run: passing },
    ];
    await expect(runStages(circle, 2, () => undefined)).rejects.toThrow('can never start: a, b');
    await expect(runStages([{ name: 'a', after: ['x'], run: passing }], 2, () => undefined)).rejects.toThrow(
      'start: a',
    );
  });

  test('each run exactly once, never too many at once, in any combination', async () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 4 }), async (chosen, atOnce) => {
        const { run, log, most } = recording(chosen, atOnce);
        await run();
        expect(log.filter((line) => line.endsWith(' begins')).sort()).toEqual(
          chosen.map((name) => `${name} begins`).sort(),
        );
        expect(most()).toBeLessThanOrEqual(atOnce);
      }),
    );
  });
});
