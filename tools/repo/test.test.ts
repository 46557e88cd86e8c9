import { createRepository, type OwnRepository } from '@artha/process/testing/ownRepository';
import { sampleConfig } from '@artha/core/testing/pages';

let repository: OwnRepository;

/** A test runner that writes a report and ends with a code. */
const writingReport = (file: string, report: object, code: number) => `
  const fs = require('node:fs');
  fs.mkdirSync(require('node:path').dirname(${JSON.stringify(file)}), { recursive: true });
  fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))});
  process.exitCode = ${code};`;

const jestReport = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: `${repository.folder}/shared/money.test.ts`,
      status: failed > 0 ? 'failed' : 'passed',
      message: '',
      startTime: 0,
      endTime: 7500,
      assertionResults:
        failed > 0 ? [{ fullName: 'paise add up', status: 'failed', failureMessages: ['Error: 3 is not 4'] }] : [],
    },
  ],
});

/** Jest with this many tests; every other tool finds nothing wrong. */
function writeJest(passed: number, failed: number): void {
  const code = failed > 0 ? 1 : 0;
  repository.writeProgram(
    'jest',
    writingReport(`${repository.folder}/.artha/jest.json`, jestReport(passed, failed), code),
  );
}

function writePlaywright(passed: number, failed: number): void {
  const report = { stats: { expected: passed, flaky: 0, unexpected: failed }, suites: [] };
  const code = writingReport(`${repository.folder}/.artha/e2e/results.json`, report, failed > 0 ? 1 : 0);
  repository.writeProgram(
    'playwright',
    `console.log('the journeys have begun', process.argv.includes('--grep'), process.env.ARTHA_E2E_BROWSERS, process.env.ARTHA_E2E_LEFT_OUT);${code}`,
  );
}

const lastLine = (stdout: string) => stdout.trimEnd().split('\n').at(-1);

beforeAll(() => {
  repository = createRepository();
  repository.write('e2e/site.config.json', JSON.stringify(sampleConfig));
  repository.write('docker-compose.yml', 'services: {}');
  repository.write('docs/flaky-tests.md', '');
  // There is nothing to publish.
  repository.write('tools/repo/testRun/publishProcess.ts', '');
  for (const tool of ['oxlint', 'oxfmt', 'depcruise', 'knip']) repository.writeProgram(tool, '');
});

afterAll(() => {
  repository.remove();
});

describe('npm test', () => {
  test('runs its stages, the journeys of each area last, lists their times, and ends with the number of passed tests', async () => {
    writeJest(12, 0);
    writePlaywright(30, 0);
    const { code, output, stdout } = await repository.run('tools/repo/test.ts');
    const stages = [...output.matchAll(/^ok +(\D+?) +\d+\.\d s$/gm)].map(([, name]) => name);
    expect(stages.toSorted()).toEqual(
      [
        'unit tests',
        'build',
        'sizes',
        'types and lint',
        'format',
        'borders',
        'unused code',
        'plain English',
        'plain Hindi',
        'journeys',
      ].sort(),
    );
    expect(stages.at(-1)).toBe('journeys');
    expect(output).toContain('the journeys have begun true chromium undefined');
    expect(stdout).toMatch(/Where the time went:\n +\d+\.\d s {2}\S/);
    expect(stdout).toMatch(/The slowest files of tests .*:\n +7\.5 s {2}shared\/money\.test\.ts/);
    expect(stdout).not.toContain('Flaked');
    expect(lastLine(stdout)).toBe('42 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('shows what fails, names its stage, skips the journeys, and ends with code 1', async () => {
    writeJest(10, 2);
    repository.writeProgram('oxlint', "console.log('a.ts: 3 errors'); process.exit(1)");
    const { code, output, stdout, stderr } = await repository.run('tools/repo/test.ts');
    repository.writeProgram('oxlint', '');
    expect(output).toContain('2 tests failed');
    expect(output).toMatch(/FAILED +types and lint +\d+\.\d s\na\.ts: 3 errors\n {2}oxlint ended with an error/);
    expect(stderr).toMatch(
      /Failed: (?:unit tests, types and lint|types and lint, unit tests)\.\nNot begun: journeys\./,
    );
    expect(output).not.toContain('the journeys have begun');
    expect(stdout).toContain('Failed:\n  shared/money.test.ts: paise add up\n    Error: 3 is not 4\n');
    expect(lastLine(stdout)).toBe('10 passed, 2 failed');
    expect(code).toBe(1);
  });

  test('counts a stage that fails without tests as one failure', async () => {
    repository.writeProgram('jest', "console.error('out of memory')");
    const { code, output, stdout } = await repository.run('tools/repo/test.ts');
    expect(output).toMatch(/out of memory\s+it ended without a report/);
    expect(lastLine(stdout)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('passes with a flaky journey, which it names with its first error', async () => {
    writeJest(12, 0);
    const spec = (error?: string) => ({
      title: 'SH-01 the header',
      file: 'frame.spec.ts',
      tests: [
        {
          projectName: 'fresh',
          status: error === undefined ? 'expected' : 'unexpected',
          results: [{ duration: 10, errors: error === undefined ? [] : [{ message: error }] }],
        },
      ],
    });
    const file = `${repository.folder}/.artha/e2e/results.json`;
    const first = { stats: { expected: 29, flaky: 0, unexpected: 1 }, suites: [{ specs: [spec('It was too late.')] }] };
    const second = { stats: { expected: 1, flaky: 0, unexpected: 0 }, suites: [{ specs: [spec()] }] };
    repository.writeProgram(
      'playwright',
      `if (process.argv.includes('--last-failed')) {${writingReport(file, second, 0)}} else {${writingReport(file, first, 1)}}`,
    );
    const { code, stdout } = await repository.run('tools/repo/test.ts');
    expect(stdout).toMatch(
      /Flaky \(.*\):\n {2}e2e\/frame\.spec\.ts: SH-01 the header \(fresh\)\n {4}It was too late\./,
    );
    expect(lastLine(stdout)).toBe('42 passed, 0 failed, 1 flaky');
    expect(code).toBe(0);
  });

  test('leaves the programs of images, and the other journeys in every browser, to the rest', async () => {
    writePlaywright(400, 0);
    const { code, output, stdout } = await repository.run('tools/repo/test.ts', ['--rest']);
    const stages = [...output.matchAll(/^ok +(\D+?) +\d+\.\d s$/gm)].map(([, name]) => name);
    expect(stages.toSorted()).toEqual(['build', 'journeys', 'services', 'sizes']);
    expect(output).toContain(String.raw`the journeys have begun false undefined @(everyBrowser|area)\b`);
    expect(lastLine(stdout)).toBe('400 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('fails with the journeys', async () => {
    writeJest(12, 0);
    writePlaywright(28, 2);
    const { code, output, stdout } = await repository.run('tools/repo/test.ts');
    expect(output).toContain('Failed: journeys.');
    expect(lastLine(stdout)).toBe('40 passed, 2 failed');
    expect(code).toBe(1);
  });
});
