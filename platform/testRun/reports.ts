import { relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../root.ts';

/** Number of passed and failed tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The report of a test runner. */
export interface TestReport extends Count {
  /** The failed tests: file and title. */
  readonly failures: readonly string[];
  /** Their files, relative to the root. */
  readonly failedFiles: readonly string[];
  /** Total time of each file's tests, in seconds. */
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

const specSchema = v.object({
  file: v.string(),
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
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

/** Reads the report of `jest --json`. A file that could not be run counts as a failed test. */
export function readJestReport(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = v.parse(jestSchema, report);
  const results = testResults.map((result) => ({ ...result, file: relative(root, result.name) }));
  const failed = results.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: failed.flatMap(({ file, assertionResults }) => {
      const names = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return names.length > 0 ? names.map((name) => `${file}: ${name}`) : [`${file}: it could not be run`];
    }),
    failedFiles: failed.map(({ file }) => file),
    files: results.map(({ file, startTime, endTime }) => ({ file, seconds: (endTime - startTime) / 1000 })),
  };
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywrightReport(report: unknown): TestReport {
  const { stats, suites } = v.parse(playwrightSchema, report);
  const specs = suites.flatMap(specsOf).map((spec) => ({ ...spec, file: `e2e/${spec.file}` }));
  const failed = specs.filter(({ ok }) => !ok);
  const timeOf = (file: string) =>
    specs
      .filter((spec) => spec.file === file)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
      .reduce((sum, duration) => sum + duration, 0);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: failed.map(({ file, title }) => `${file}: ${title}`),
    failedFiles: [...new Set(failed.map(({ file }) => file))],
    files: [...new Set(specs.map(({ file }) => file))].map((file) => ({ file, seconds: timeOf(file) / 1000 })),
  };
}
