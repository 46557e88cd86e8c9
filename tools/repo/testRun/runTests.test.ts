import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestReport } from './reports.ts';
import type { Command } from '@artha/process/runCommand';
import { runTests } from './runTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-run-tests-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const reportFile = join(folder, 'report.json');

const failing = ['money.test.ts: paise add up', 'money.test.ts: paise are whole'];
const report = (passed: number, failures: readonly string[] = []): TestReport => ({
  passed,
  failed: failures.length,
  // Another run fails with other errors.
  failures: failures.map((name) => ({ name, error: `with ${String(passed)} passed` })),
  failedFiles: failures.length > 0 ? ['money.test.ts'] : [],
  files: [],
});

/** A test runner that writes these reports, one for each run; undefined means that it writes none. */
function runnerThatReports(...reports: readonly (TestReport | undefined)[]) {
  const commands: Command[] = [];
  const execute = (command: Command) => {
    const written = reports[commands.length];
    commands.push(command);
    if (written) writeFileSync(reportFile, JSON.stringify(written));
    return Promise.resolve({ passed: written?.failed === 0, output: 'what it printed' });
  };
  const runner = {
    command: ['jest'] as const,
    again: ({ failedFiles }: TestReport): Command => ['jest', '--runTestsByPath', ...failedFiles],
    reportFile,
    // The report that this test wrote itself.
    read: (): TestReport => reports[commands.length - 1] ?? report(0),
    output: 'gather' as const,
    flaky: ['late.test.ts: it is late'],
  };
  return {
    commands,
    run: (endsWell = true) =>
      runTests(runner, async (command) => {
        const outcome = await execute(command);
        return { ...outcome, passed: outcome.passed && endsWell };
      }),
  };
}

test('tests that pass run once', async () => {
  const { run, commands } = runnerThatReports(report(12));
  expect(await run()).toMatchObject({ failures: [], report: { passed: 12 } });
  expect(commands).toEqual([['jest']]);
});

test('a test that is known to be flaky runs again beside two others', async () => {
  const { run } = runnerThatReports(report(10, [...failing, 'late.test.ts: it is late']), report(3));
  expect(await run()).toMatchObject({ failures: [], flaked: [...failing, 'late.test.ts: it is late'] });
});

test('one or two failed tests run again: those that then pass are flaky, and keep their first errors', async () => {
  const { run, commands } = runnerThatReports(report(10, failing), report(11, failing.slice(1)));
  expect(await run()).toMatchObject({
    failures: ['1 tests failed', ...failing.slice(1)],
    flaked: failing.slice(0, 1),
    report: { passed: 11, failed: 1, failures: failing.map((name) => ({ name, error: 'with 10 passed' })) },
  });
  expect(commands).toEqual([['jest'], ['jest', '--runTestsByPath', 'money.test.ts']]);
});

test('a run whose only failed tests are flaky has passed', async () => {
  const { run } = runnerThatReports(report(10, failing), report(12));
  expect(await run()).toMatchObject({ failures: [], flaked: failing, report: { passed: 12, failed: 0 } });
});

test('tests that fail again, or whose second run leaves no report, fail the run', async () => {
  for (const second of [report(10, failing), undefined]) {
    const { run } = runnerThatReports(report(10, failing), second);
    expect(await run()).toMatchObject({ failures: ['2 tests failed', ...failing], flaked: [] });
  }
});

test('more failed tests are no chance, and do not run again', async () => {
  const many = Array.from({ length: 3 }, (_, index) => `money.test.ts: ${String(index)}`);
  const { run, commands } = runnerThatReports(report(0, many));
  expect(await run()).toMatchObject({ failures: ['3 tests failed', ...many], flaked: [] });
  expect(commands).toHaveLength(1);
});

test('a runner that ends without a report fails, even if an earlier run left one', async () => {
  writeFileSync(reportFile, JSON.stringify(report(99)));
  expect(await runnerThatReports(undefined).run()).toEqual({
    failures: ['it ended without a report'],
    output: 'what it printed',
  });
  expect(existsSync(reportFile)).toBe(false);
});

test.each([
  ['that finds no tests', report(0), true],
  ['whose tests pass but that fails itself', report(12), false],
])('a runner %s fails', async (_, written, endsWell) => {
  expect(await runnerThatReports(written).run(endsWell)).toMatchObject({ failures: ['it ended with an error'] });
});
