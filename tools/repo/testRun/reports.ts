import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { root } from '@artha/process/root';

/** Number of passed and failed tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A failed test. */
export interface FailedTest {
  /** File and title. */
  readonly name: string;
  /** The messages and stacks of its errors, without colours. */
  readonly error: string;
}

/** The report of a test runner. */
export interface TestReport extends Count {
  readonly failures: readonly FailedTest[];
  /** Their files, relative to the root. */
  readonly failedFiles: readonly string[];
  readonly files: readonly FileTime[];
}

interface TestTime {
  readonly title: string;
  readonly seconds: number;
}

/** The total time of a file's tests. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
  /** The test that takes most of it; undefined if no test takes more than half. */
  readonly longest?: TestTime;
}

function timeOf(file: string, seconds: number, tests: readonly TestTime[]): FileTime {
  const longest = tests.find((test) => test.seconds > seconds / 2);
  return { file, seconds, ...(longest && { longest }) };
}

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      /** The errors of all its tests, or the one for which it could not be run. */
      message: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

const specSchema = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ duration: v.number(), errors: v.array(v.object({ message: v.string() })) })),
    }),
  ),
});

interface Suite {
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
  suites: v.array(suiteSchema),
});

const asText = (errors: readonly string[]): string => stripVTControlCharacters(errors.join('\n\n')).trim();

/** Reads the report of `jest --json`. A file that could not be run counts as a failed test. */
export function readJestReport(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = v.parse(jestSchema, report);
  const results = testResults.map((result) => ({ ...result, file: relative(root, result.name) }));
  const failed = results.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: failed.flatMap(({ file, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(({ fullName, failureMessages }) => ({
            name: `${file}: ${fullName}`,
            error: asText(failureMessages),
          }))
        : [{ name: `${file}: it could not be run`, error: asText([message]) }];
    }),
    failedFiles: failed.map(({ file }) => file),
    files: results.map(({ file, startTime, endTime, assertionResults }) => {
      const tests = assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: duration / 1000 }));
      return timeOf(file, (endTime - startTime) / 1000, tests);
    }),
  };
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const secondsOf = ({ duration }: { readonly duration: number }): number => duration / 1000;

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywrightReport(report: unknown): TestReport {
  const { stats, suites } = v.parse(playwrightSchema, report);
  const specs = suites.flatMap(specsOf).map((spec) => ({ ...spec, file: `e2e/${spec.file}` }));
  // A spec has one test for each of its projects, and its own `ok` is that of the first one.
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map((test) => ({ ...test, file, title })),
  );
  const testsOf = (file: string): TestTime[] =>
    specs
      .filter((spec) => spec.file === file)
      .map(({ title, tests }) => ({ title, seconds: sum(tests.flatMap(({ results }) => results.map(secondsOf))) }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: failed.map(({ file, title, projectName, results }) => {
      const errors = results.flatMap((result) => result.errors);
      return { name: `${file}: ${title} (${projectName})`, error: asText(errors.map(({ message }) => message)) };
    }),
    failedFiles: [...new Set(failed.map(({ file }) => file))],
    files: [...new Set(specs.map(({ file }) => file))].map((file) => {
      const tests = testsOf(file);
      return timeOf(file, sum(tests.map(({ seconds }) => seconds)), tests);
    }),
  };
}
