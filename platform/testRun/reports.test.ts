import { readJestReport, readPlaywrightReport } from './reports.ts';

describe('the report of Jest', () => {
  test('gives the number of tests that passed and failed', () => {
    const report = { numPassedTests: 12, numFailedTests: 3, numRuntimeErrorTestSuites: 0, success: false };
    expect(readJestReport(report)).toEqual({ passed: 12, failed: 3 });
  });

  test('counts a file that could not be run as a failed test', () => {
    const report = { numPassedTests: 12, numFailedTests: 0, numRuntimeErrorTestSuites: 2 };
    expect(readJestReport(report)).toEqual({ passed: 12, failed: 2 });
  });
});

describe('the report of Playwright', () => {
  test('gives the number of tests that passed, at once or at last, and failed', () => {
    const report = { stats: { expected: 300, flaky: 1, unexpected: 2, skipped: 5 } };
    expect(readPlaywrightReport(report)).toEqual({ passed: 301, failed: 2 });
  });
});

test('a report of another shape is refused', () => {
  expect(() => readJestReport({ stats: {} })).toThrow('numPassedTests');
  expect(() => readPlaywrightReport({ numPassedTests: 1 })).toThrow('stats');
});
