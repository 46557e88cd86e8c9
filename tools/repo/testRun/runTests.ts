import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { TestReport } from './reports.ts';
import { runCommand, type Command } from '@artha/process/runCommand';
import type { StageOutcome } from './stages.ts';

/** More failed tests than these, besides those that are known to be flaky, are no chance, even if they pass when they run again. */
const MOST_FLAKY = 2;

/** A program that runs tests and writes a report. */
export interface TestRunner {
  readonly command: Command;
  /** Runs the failed tests again. */
  readonly again: (failed: TestReport) => Command;
  /** Absolute. */
  readonly reportFile: string;
  readonly read: (report: unknown) => TestReport;
  readonly output: 'gather' | 'show';
  /** Names of the tests that are known to be flaky. */
  readonly flaky: readonly string[];
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Run {
  readonly passed: boolean;
  readonly output: string;
  /** Undefined if the test runner wrote none. */
  readonly report?: TestReport;
}

/**
 * Runs a test runner and reads its report. A runner that wrote no report, or found no tests, has failed. If one or two
 * tests failed, besides those known to be flaky, they run again, alone: those that then pass are flaky. They are named with
 * their errors, but do not fail the run, so that no other change waits for them.
 */
export async function runTests(runner: TestRunner, execute = runCommand): Promise<StageOutcome> {
  const { command, again, reportFile, read, output: mode, flaky, env = {} } = runner;
  const runOnce = async (one: Command): Promise<Run> => {
    // Otherwise the report of the last run would count for this one.
    rmSync(reportFile, { force: true });
    const outcome = await execute(one, { output: mode, env });
    if (!existsSync(reportFile)) return outcome;
    return { ...outcome, report: read(JSON.parse(readFileSync(reportFile, 'utf8'))) };
  };
  const { passed, output, report } = await runOnce(command);
  if (!report) return { failures: ['it ended without a report'], output };
  if (report.failed > 0) {
    const names = report.failures.map(({ name }) => name);
    const known = names.filter((name) => flaky.includes(name)).length;
    const { report: second } = report.failed - known <= MOST_FLAKY ? await runOnce(again(report)) : {};
    const failedAgain = new Set(second?.failures.map(({ name }) => name));
    const flaked = second ? names.filter((name) => !failedAgain.has(name)) : [];
    const failed = report.failed - flaked.length;
    return {
      failures: failed > 0 ? [`${failed} tests failed`, ...names.filter((name) => !flaked.includes(name))] : [],
      output,
      report: { ...report, passed: report.passed + flaked.length, failed },
      flaked,
    };
  }
  return { failures: passed && report.passed > 0 ? [] : ['it ended with an error'], output, report };
}
