import { createRepository, type OwnRepository } from './testing/ownRepository.ts';
import { sampleConfig } from './testing/pages.ts';

let repository: OwnRepository;

/** A test runner that writes a report and ends with a code; further runs write the further reports. */
const writingReports = (file: string, reports: readonly object[], code = 0) => `
  const fs = require('node:fs');
  fs.mkdirSync(require('node:path').dirname(${JSON.stringify(file)}), { recursive: true });
  fs.appendFileSync(${JSON.stringify(`${file}.runs`)}, 'x');
  const run = fs.readFileSync(${JSON.stringify(`${file}.runs`)}, 'utf8').length;
  const reports = ${JSON.stringify(reports.map((report) => JSON.stringify(report)))};
  fs.writeFileSync(${JSON.stringify(file)}, reports[Math.min(run, reports.length) - 1]);
  process.exitCode = ${code};`;

const jestReport = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: `${repository.folder}/shared/money.test.ts`,
      status: failed > 0 ? 'failed' : 'passed',
      startTime: 0,
      endTime: 7500,
      assertionResults: failed > 0 ? [{ fullName: 'paise add up', status: 'failed' }] : [],
    },
  ],
});

/** Jest with this many tests; every other tool finds nothing wrong. */
function writeJest(passed: number, failed: number, code = failed > 0 ? 1 : 0, ...later: readonly object[]): void {
  const reports = [jestReport(passed, failed), ...later];
  repository.writeProgram('jest', writingReports(`${repository.folder}/.artha/jest.json`, reports, code));
}

function writePlaywright(passed: number, failed: number): void {
  const report = { stats: { expected: passed, flaky: 0, unexpected: failed }, suites: [] };
  const code = writingReports(`${repository.folder}/.artha/e2e/results.json`, [report], failed > 0 ? 1 : 0);
  repository.writeProgram('playwright', `console.log('the journeys have begun');${code}`);
}

const lastLine = (stdout: string) => stdout.trimEnd().split('\n').at(-1);

beforeEach(() => {
  repository = createRepository();
  repository.write('e2e/site.config.json', JSON.stringify(sampleConfig));
  repository.write('docker-compose.yml', 'services: {}');
  for (const tool of ['oxlint', 'oxfmt', 'depcruise', 'knip']) repository.writeProgram(tool, '');
  writeJest(12, 0);
  writePlaywright(30, 0);
});

afterEach(() => {
  repository.remove();
});

describe('npm test', () => {
  test('runs every stage, the journeys last, and ends with how many tests passed and failed', async () => {
    const { code, output, stdout } = await repository.run('test.ts');
    const stages = [...output.matchAll(/^ok +(\D+?) +\d+\.\d s$/gm)].map(([, name]) => name);
    expect(stages.toSorted()).toEqual(
      [
        'unit tests',
        'build',
        'sizes',
        'services',
        'types and lint',
        'format',
        'borders',
        'unused code',
        'journeys',
      ].sort(),
    );
    expect(stages.at(-1)).toBe('journeys');
    expect(lastLine(stdout)).toBe('42 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('says where the time went, and which files of tests were slow', async () => {
    const { stdout } = await repository.run('test.ts');
    expect(stdout).toMatch(/Where the time went:\n +\d+\.\d s {2}\S/);
    expect(stdout).toMatch(/The slowest files of tests .*:\n +7\.5 s {2}shared\/money\.test\.ts/);
    expect(stdout).not.toContain('Flaked');
  });

  test('runs failed tests once more: the one that passes then has flaked, and fails the run all the same', async () => {
    writeJest(11, 1, 1, jestReport(12, 0));
    const { code, stdout } = await repository.run('test.ts');
    expect(stdout).toMatch(/Flaked .*:\n {2}shared\/money\.test\.ts: paise add up/);
    expect(lastLine(stdout)).toBe('11 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('counts the tests that failed, names the stage, and does not begin the journeys', async () => {
    writeJest(10, 2);
    const { code, output, stdout, stderr } = await repository.run('test.ts');
    expect(output).toContain('2 tests failed');
    expect(stderr).toContain('Failed: unit tests.\nNot begun: journeys.');
    expect(output).not.toContain('the journeys have begun');
    expect(lastLine(stdout)).toBe('10 passed, 2 failed');
    expect(code).toBe(1);
  });

  test('takes a test runner that breaks off without a report for a failure, though no test failed', async () => {
    // That of the last run would be read for this one's.
    repository.write(
      '.artha/jest.json',
      '{"numPassedTests":99,"numFailedTests":0,"numRuntimeErrorTestSuites":0,"testResults":[]}',
    );
    repository.writeProgram('jest', "console.error('out of memory')");
    const { code, output, stdout } = await repository.run('test.ts');
    expect(output).toMatch(/out of memory\s+it ended without a report/);
    expect(lastLine(stdout)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  test.each([
    ['that found no tests', 0, 0],
    ['whose tests passed and that failed itself', 12, 1],
  ])('takes a test runner %s for a failure', async (_what, passed, exitCode) => {
    writeJest(passed, 0, exitCode);
    const { code, output, stdout } = await repository.run('test.ts');
    expect(output).toContain('it ended with an error');
    expect(lastLine(stdout)).toBe(`${passed} passed, 1 failed`);
    expect(code).toBe(1);
  });

  test('shows what a failed check printed, and counts it as a failure', async () => {
    repository.writeProgram('oxlint', "console.log('a.ts: 3 errors'); process.exit(1)");
    const { code, output, stdout } = await repository.run('test.ts');
    expect(output).toMatch(/FAILED +types and lint +\d+\.\d s\na\.ts: 3 errors\n {2}oxlint ended with an error/);
    expect(lastLine(stdout)).toBe('12 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('ends with code 1 when a journey fails', async () => {
    writePlaywright(28, 2);
    const { code, output, stdout } = await repository.run('test.ts');
    expect(output).toContain('Failed: journeys.');
    expect(lastLine(stdout)).toBe('40 passed, 2 failed');
    expect(code).toBe(1);
  });
});
