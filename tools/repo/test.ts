import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import * as v from 'valibot';
import { checkStages } from './check.ts';
import { buildAsImages } from '@artha/containers/buildAsImages';
import { startAsImages } from '@artha/deploy-checks/startAsImages';
import { FolderStore } from '@artha/core/folderStore';
import { loadConfig } from '@artha/core/loadConfig';
import { checkSizes } from './sizes.ts';
import { findChangedFiles } from './testRun/changedFiles.ts';
import { planChanged, type TestPlan } from './testRun/planChanged.ts';
import { readRepository } from './testRun/readRepository.ts';
import { readJestReport, readPlaywrightReport } from './testRun/reports.ts';
import { runCommand } from '@artha/process/runCommand';
import { runProgram } from '@artha/process/runProgram';
import { flakyTests } from './testRun/flakyTests.ts';
import { runTests } from './testRun/runTests.ts';
import { runStages, secondsText, type Stage } from './testRun/stages.ts';
import { summarize } from './testRun/summary.ts';
import { SLOWNESS_VARIABLE } from '@artha/process/timeLimit';
import { root } from '@artha/process/root';

/** Number of concurrent stages: most of them keep one processor busy. */
const AT_ONCE = 2;

/** The store with which the journeys start. */
const store = join(root, '.artha/e2e/store');
/** Publishes to it, and measures the memory that this takes. */
const publishProgram = join(import.meta.dirname, 'testRun/publishProcess.ts');
// Compiled code of all processes of the stages: without it a build starts with half a second of compiling, and a child of
// the statement service takes a second to start.
process.env['NODE_COMPILE_CACHE'] = join(root, '.artha/cache/node');
const jestReport = join(root, '.artha/jest.json');
const playwrightReport = join(root, '.artha/e2e/results.json');

/** Every setting is filled in, so that pages are measured and visited at their largest. */
const config = loadConfig(join(root, 'e2e/site.config.json'), {});

/** The tests that are known to be flaky. */
const flaky = flakyTests(readFileSync(join(root, 'docs/flaky-tests.md'), 'utf8'));

const jestCommand = ['jest', '--ci', '--json', `--outputFile=${jestReport}`] as const;

/** @param tests arguments that select tests; all of them by default. */
function unitTestStage(tests: readonly string[] = []): Stage {
  return {
    name: 'unit tests',
    run: () =>
      runTests({
        // Tests wait for processes and timers a third of their time: one worker more than processors keeps all of them
        // busy.
        command: [...jestCommand, `--maxWorkers=${String(availableParallelism() + 1)}`, ...tests],
        again: ({ failedFiles }) => [
          ...jestCommand,
          '--runInBand',
          '--runTestsByPath',
          ...failedFiles.map((file) => join(root, file)),
        ],
        reportFile: jestReport,
        read: readJestReport,
        flaky,
        output: 'gather',
      }),
  };
}

const buildStage: Stage = {
  name: 'build',
  // The journeys visit what images contain.
  run: async () => ({ failures: await buildAsImages(root) }),
};

/** The programs of the site, in `platform` and `statements`. */
const servicesStage: Stage = {
  name: 'services',
  after: ['build'],
  run: async () => ({ failures: await startAsImages() }),
};

/** @param isKept whether the store of an earlier run is reused. */
const sizesStage = (isKept: boolean): Stage => ({
  name: 'sizes',
  after: ['build'],
  run: async () => {
    const args = [publishProgram, store, ...(isKept ? ['--keep'] : [])];
    const { code, output } = await runProgram(process.execPath, args, { cwd: root });
    if (code !== 0) return { failures: ['A release service could not publish the whole site.'], output };
    return { failures: await checkSizes(new FolderStore(store), config.product, console.log) };
  },
});

/** Runs failed journeys again; the pictures of their failures stay. */
const lastFailed = [
  '--last-failed',
  `--last-failed-file=${join(root, '.artha/e2e/results/.last-run.json')}`,
  `--output=${join(root, '.artha/e2e/resultsAgain')}`,
];

const playwrightCommand = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] as const;

/** Journeys of each area of the site, which `npm test` runs in Chromium. */
const firstJourneys = { grep: String.raw`@(everyBrowser|area)\b` };

/** The journeys of a run: some of them, in Chromium; or, in every browser, all of them or those that `npm test` does not run. */
type Choice = { readonly grep: string } | 'all' | 'rest';

/** The journeys need both processors: they start when all other stages have passed. */
function journeyStage(after: readonly string[], choice: Choice): Stage {
  const some = typeof choice === 'object' ? choice : undefined;
  return {
    name: 'journeys',
    after,
    run: () =>
      runTests({
        command: [...playwrightCommand, ...(some ? ['--grep', some.grep] : [])],
        again: () => [...playwrightCommand, ...lastFailed, '--workers=1'],
        reportFile: playwrightReport,
        read: readPlaywrightReport,
        flaky,
        output: 'show',
        env: {
          ARTHA_E2E_STORE: 'published',
          ...(some && { ARTHA_E2E_BROWSERS: 'chromium' }),
          ...(choice === 'rest' && { ARTHA_E2E_LEFT_OUT: firstJourneys.grep }),
        },
      }),
  };
}

function withJourneys(stages: readonly Stage[], isKept: boolean, choice: Choice): Stage[] {
  const before = [stages[0], buildStage, sizesStage(isKept), ...stages.slice(1)].filter((stage) => stage !== undefined);
  const names = before.map(({ name }) => name);
  return [...before, journeyStage(names, choice)];
}

/** The stages that `npm test` runs. */
const firstStages = (): Stage[] => withJourneys([unitTestStage(), ...checkStages()], false, firstJourneys);

/** The stages that `npm test` leaves out; they continue with its builds and its store. */
const otherStages = (): Stage[] => withJourneys([servicesStage], true, 'rest');

/** The unit tests of a plan; undefined if it has none. */
async function changedUnitTests({ related, whole }: TestPlan['unitTests']): Promise<Stage | undefined> {
  const list = async (...choice: readonly string[]): Promise<string[]> => {
    const { output } = await runCommand(['jest', '--listTests', '--json', ...choice], { output: 'gather' });
    return v.parse(v.array(v.string()), JSON.parse(/^\[.*\]$/m.exec(output)?.[0] ?? '[]'));
  };
  const files = [
    ...(related.length > 0 ? await list('--findRelatedTests', ...related) : []),
    ...(whole.length > 0 ? await list(...whole.map((path) => join(root, path))) : []),
  ];
  return files.length > 0 ? unitTestStage(['--runTestsByPath', ...new Set(files)]) : undefined;
}

/** The stages for a change; prints what is skipped. */
async function changedStages(): Promise<Stage[]> {
  const changed = findChangedFiles(root);
  console.log(`${changed.length} files changed:\n${changed.map((file) => `  ${file}`).join('\n')}\n`);
  const plan = planChanged(changed, await readRepository(root, config.product));
  if (plan.everything) {
    console.log(`Everything runs: ${plan.everything}\n`);
    return withJourneys([unitTestStage(), servicesStage, ...checkStages()], false, 'all');
  }
  console.log(`Left out:\n${plan.leftOut.map((line) => `  ${line}`).join('\n')}\n`);
  const unitTests = await changedUnitTests(plan.unitTests);
  const stages = [...(unitTests ? [unitTests] : []), ...checkStages(plan.check)];
  if (!plan.journeys) return stages;
  const hasPrograms = plan.check.some((folder) => folder === 'statements' || folder.startsWith('platform/'));
  if (hasPrograms) stages.push(servicesStage);
  return withJourneys(stages, true, plan.journeys);
}

/** Measures the machine with all its processors busy, so that time limits account for other programs. */
async function measureMachine(): Promise<number> {
  const script = join(root, 'platform/process/timeLimit.ts');
  const measured = await Promise.all(
    Array.from({ length: availableParallelism() }, () => promisify(execFile)(process.execPath, [script])),
  );
  return Math.max(...measured.map(({ stdout }) => Number(stdout)));
}

/** The browsers whose paths the setup did not record. */
const missingBrowsers = (): string[] =>
  Object.entries({ firefox: 'Firefox', webkit: 'WebKit' })
    .filter(([file]) => !existsSync(join(root, '.artha', file)))
    .map(([, name]) => name);

const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, rest: { type: 'boolean', default: false } },
});
const started = performance.now();
// A run inside of another one, such as in a test, is told.
const slowness = Number(process.env[SLOWNESS_VARIABLE] ?? (await measureMachine()));
process.env[SLOWNESS_VARIABLE] = String(slowness);
console.log(`Time limits of tests are ${slowness.toFixed(1)} times those of a quiet machine.\n`);
async function chosenStages(): Promise<Stage[]> {
  if (values.changed) return changedStages();
  return values.rest ? otherStages() : firstStages();
}
const { passed, failed, finished, failedStages, skippedStages } = await runStages(
  await chosenStages(),
  AT_ONCE,
  console.log,
);
console.log(`\n${summarize(finished, values.changed || values.rest ? missingBrowsers() : [])}`);
if (failedStages.length > 0) {
  console.error(`\nFailed: ${failedStages.join(', ')}.`);
  if (skippedStages.length > 0) console.error(`Not begun: ${skippedStages.join(', ')}.`);
  process.exitCode = 1;
}
console.log(`\nAll of it took ${secondsText((performance.now() - started) / 1000)}.`);
// A failed stage without failed tests counts as one.
const flakes = finished.flatMap(({ flaked = [] }) => flaked).length;
console.log(
  `${passed} passed, ${failedStages.length > 0 && failed === 0 ? 1 : failed} failed${flakes > 0 ? `, ${flakes} flaky` : ''}`,
);
