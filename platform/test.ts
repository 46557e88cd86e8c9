import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checkStages, type CheckOptions } from './check.ts';
import { FolderStore, loadConfig, publish } from './publish/index.ts';
import { openLocalContext, serviceFolderOf } from './service/index.ts';
import { checkSizes } from './sizes.ts';
import { findChangedFiles } from './testRun/changedFiles.ts';
import { planChanged, type Plan } from './testRun/planChanged.ts';
import { readRepository } from './testRun/readRepository.ts';
import { readJestReport, readPlaywrightReport } from './testRun/reports.ts';
import { runCommand, type Command } from './testRun/runCommand.ts';
import { runStages, secondsSince, type Count, type Stage, type StageOutcome } from './testRun/stages.ts';
import { root } from './root.ts';
import { buildAll } from './webpack/buildAll.ts';
import { findPackages } from './webpack/findPackages.ts';

/** Stages that run beside each other: most of them keep one processor busy. */
const AT_ONCE = 2;

/** The store that the journeys start from. */
const store = join(root, '.artha/e2e/store');
/** Compiled code of the processes that tests start: without it a child of the statement service takes a second to start. */
const codeCache = { NODE_COMPILE_CACHE: join(root, '.artha/cache/node') };
const jestReport = join(root, '.artha/jest.json');
const playwrightReport = join(root, '.artha/e2e/results.json');

/** Every setting filled in: pages are measured, and visited by the journeys, at their fullest. */
const config = loadConfig(join(root, 'e2e/site.config.json'), {});

interface TestRunner {
  readonly command: Command;
  readonly reportFile: string;
  readonly read: (report: unknown) => Count;
  readonly output: 'gather' | 'show';
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a test runner and reads its report. One that wrote none, or found nothing to run, has failed. */
async function runTests({ command, reportFile, read, output, env = {} }: TestRunner): Promise<StageOutcome> {
  rmSync(reportFile, { force: true });
  const outcome = await runCommand(command, { output, env: { ...codeCache, ...env } });
  if (!existsSync(reportFile)) return { failures: ['it ended without a report'], output: outcome.output };
  const count = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (count.failed > 0) return { failures: [`${count.failed} tests failed`], output: outcome.output, count };
  const isGood = outcome.passed && count.passed > 0;
  return { failures: isGood ? [] : ['it ended with an error'], output: outcome.output, count };
}

/** @param tests arguments that choose tests; all of them by default. */
function unitTestStage(tests: readonly string[] = []): Stage {
  return {
    name: 'unit tests',
    run: () =>
      runTests({
        // Some tests wait for a process of their own: two workers beside another stage keep both processors busy.
        command: ['jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`, ...tests],
        reportFile: jestReport,
        read: readJestReport,
        output: 'gather',
      }),
  };
}

const buildStage: Stage = {
  name: 'build',
  run: async () => {
    await buildAll(root, [], () => undefined);
    return { failures: [] };
  },
};

const sizesStage: Stage = {
  name: 'sizes',
  after: ['build'],
  run: async () => {
    rmSync(store, { recursive: true, force: true });
    mkdirSync(store, { recursive: true });
    const folderStore = new FolderStore(store);
    rmSync(serviceFolderOf(store), { recursive: true, force: true });
    await publish(
      await openLocalContext(folderStore, config, serviceFolderOf(store)),
      findPackages(root).map((one) => one.outDir),
    );
    return { failures: await checkSizes(folderStore, config.product, console.log) };
  },
};

/** The journeys need both processors: they begin when all other stages have passed. */
function journeyStage(after: readonly string[], choice: readonly string[] = []): Stage {
  return {
    name: 'journeys',
    after,
    run: () =>
      runTests({
        command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...choice],
        reportFile: playwrightReport,
        read: readPlaywrightReport,
        output: 'show',
        env: { ARTHA_E2E_STORE: 'published' },
      }),
  };
}

function withJourneys(stages: readonly Stage[], choice?: readonly string[]): Stage[] {
  const before = [stages[0], buildStage, sizesStage, ...stages.slice(1)].filter((stage) => stage !== undefined);
  const names = before.map(({ name }) => name);
  return [...before, journeyStage(names, choice)];
}

function allStages(): Stage[] {
  return withJourneys([unitTestStage(), ...checkStages()]);
}

/** The unit tests of a plan; undefined where it has none. */
async function changedUnitTests({ related, whole }: Plan['unitTests']): Promise<Stage | undefined> {
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

/** The stages that a change touches; says what is left out. */
async function changedStages(): Promise<Stage[]> {
  const changed = findChangedFiles(root);
  console.log(`${changed.length} files changed:\n${changed.map((file) => `  ${file}`).join('\n')}\n`);
  const plan = planChanged(changed, await readRepository(root, config.product));
  if (plan.everything) {
    console.log(`Everything runs: ${plan.everything}\n`);
    return allStages();
  }
  console.log(`Left out:\n${plan.leftOut.map((line) => `  ${line}`).join('\n')}\n`);
  const choice: CheckOptions = { types: plan.types, lint: plan.lint, format: plan.format };
  const unitTests = await changedUnitTests(plan.unitTests);
  const stages = [...(unitTests ? [unitTests] : []), ...checkStages(choice)];
  if (!plan.journeys) return stages;
  return withJourneys(stages, plan.journeys === 'all' ? [] : ['--grep', plan.journeys.grep]);
}

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
const started = performance.now();
const stages = values.changed ? await changedStages() : allStages();
const { passed, failed, failedStages, skippedStages } = await runStages(stages, AT_ONCE, console.log);
if (failedStages.length > 0) {
  console.error(`\nFailed: ${failedStages.join(', ')}.`);
  if (skippedStages.length > 0) console.error(`Not begun: ${skippedStages.join(', ')}.`);
  process.exitCode = 1;
}
console.log(`\nAll of it took ${secondsSince(started)}.`);
// A stage that failed without failed tests of its own still counts as one.
console.log(`${passed} passed, ${failedStages.length > 0 && failed === 0 ? 1 : failed} failed`);
