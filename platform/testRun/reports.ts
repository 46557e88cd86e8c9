import * as v from 'valibot';
import type { Count } from './stages.ts';

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
});

/** Reads the report of `jest --json`. A file that could not be run counts as a failed test. */
export function readJestReport(report: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = v.parse(jestSchema, report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywrightReport(report: unknown): Count {
  const { expected, flaky, unexpected } = v.parse(playwrightSchema, report).stats;
  return { passed: expected + flaky, failed: unexpected };
}
