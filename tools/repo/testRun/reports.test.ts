import { join } from 'node:path';
import { root } from '@artha/process/root';
import { readJestReport, readPlaywrightReport } from './reports.ts';

describe('the report of Jest', () => {
  const assertion = (fullName: string, status: string, duration: number | null, ...failureMessages: string[]) => ({
    fullName,
    status,
    duration,
    failureMessages,
  });
  const counts = { numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 1, success: false };
  const report = {
    ...counts,
    testResults: [
      {
        name: join(root, 'shared/a.test.ts'),
        status: 'failed',
        message: '● a sum is exact',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          assertion('a sum is right', 'passed', null),
          assertion(
            'a sum is exact',
            'failed',
            1300,
            'Error: \u001B[31m3\u001B[39m is not 4\n    at a.test.ts:7',
            'Error: two',
          ),
        ],
      },
      {
        name: join(root, 'shared/b.test.ts'),
        status: 'failed',
        message: '  ● Test suite failed to run\n\n    Cannot find module',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
      {
        name: join(root, 'shared/c.test.ts'),
        status: 'passed',
        message: '',
        startTime: 0,
        endTime: 500,
        assertionResults: [],
      },
    ],
  };

  test('returns the number of passed and failed tests; a file that could not be run counts as a failed test', () => {
    expect(readJestReport(report)).toMatchObject({ passed: 12, failed: 2 });
  });

  test('names what failed, with its errors', () => {
    expect(readJestReport(report)).toMatchObject({
      failures: [
        {
          name: 'shared/a.test.ts: a sum is exact',
          error: 'Error: 3 is not 4\n    at a.test.ts:7\n\nError: two',
        },
        {
          name: 'shared/b.test.ts: it could not be run',
          error: '● Test suite failed to run\n\n    Cannot find module',
        },
      ],
      failedFiles: ['shared/a.test.ts', 'shared/b.test.ts'],
    });
  });

  test('returns the seconds of each file, and the test that takes more than half of them', () => {
    expect(readJestReport(report).files).toEqual([
      { file: 'shared/a.test.ts', seconds: 2.5, longest: { title: 'a sum is exact', seconds: 1.3 } },
      { file: 'shared/b.test.ts', seconds: 0 },
      { file: 'shared/c.test.ts', seconds: 0.5 },
    ]);
  });
});

describe('the report of Playwright', () => {
  const testIn = (projectName: string, status: string, ...durations: number[]) => ({
    projectName,
    status,
    results: durations.map((duration) => ({
      duration,
      errors: status === 'unexpected' ? [{ message: `Error: \u001B[2m${duration}` }] : [],
    })),
  });
  const spec = (file: string, title: string, ...tests: ReturnType<typeof testIn>[]) => ({ file, title, tests });
  const report = {
    stats: { expected: 300, flaky: 1, unexpected: 2, skipped: 5 },
    suites: [
      {
        specs: [spec('tools/tax.spec.ts', 'TX-01 the slabs add up', testIn('kept', 'expected', 1500))],
        suites: [{ specs: [spec('tools/tax.spec.ts', 'TX-02 the cess', testIn('kept', 'unexpected', 500, 1000))] }],
      },
      {
        specs: [
          spec('frame.spec.ts', 'SH-01 the header', testIn('kept', 'flaky', 100), testIn('firefox', 'unexpected', 40)),
        ],
      },
    ],
  };

  test('returns the number of tests that passed, at once or later, and failed', () => {
    expect(readPlaywrightReport(report)).toMatchObject({ passed: 301, failed: 2 });
  });

  test('names what failed, in any browser, with its errors, and returns the seconds of each file', () => {
    expect(readPlaywrightReport(report)).toMatchObject({
      failures: [
        { name: 'e2e/tools/tax.spec.ts: TX-02 the cess (kept)', error: 'Error: 500\n\nError: 1000' },
        { name: 'e2e/frame.spec.ts: SH-01 the header (firefox)', error: 'Error: 40' },
      ],
      failedFiles: ['e2e/tools/tax.spec.ts', 'e2e/frame.spec.ts'],
      files: [
        { file: 'e2e/tools/tax.spec.ts', seconds: 3 },
        { file: 'e2e/frame.spec.ts', seconds: 0.14, longest: { title: 'SH-01 the header', seconds: 0.14 } },
      ],
    });
  });
});

test('a report with another structure is rejected', () => {
  expect(() => readJestReport({ stats: {} })).toThrow('numPassedTests');
  expect(() => readPlaywrightReport({ numPassedTests: 1 })).toThrow('stats');
});
