import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildAll } from './webpack/cli.ts';
import { root } from './webpack/baseConfig.ts';
import { findPackages } from './webpack/findPackages.ts';
import { check } from './check.ts';
import { localContext } from './publish/cli.ts';
import { FolderStore, publish } from './publish/index.ts';
import { checkSizes } from './sizes.ts';
import { runCommand, secondsSince, type Step } from './steps.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** One part of `npm test`: it throws or names what failed; one that runs tests also counts them. */
interface Stage {
  readonly name: string;
  readonly run: () => Promise<{ readonly failed: readonly string[]; readonly count?: Count }>;
}

/** The store that the journeys start from; they compose it anew with the configuration of the tests. */
const store = join(root, '.artha/e2e/store');
const jestReport = join(root, '.artha/jest.json');
const playwrightReport = join(root, '.artha/e2e/results.json');

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
});

function readJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = v.parse(jestSchema, report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function readPlaywright(report: unknown): Count {
  const { expected, flaky, unexpected } = v.parse(playwrightSchema, report).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Runs a test runner and reads its report. One that wrote none, or found nothing to run, has failed. */
async function runTests(command: Step['command'], reportFile: string, read: (report: unknown) => Count) {
  rmSync(reportFile, { force: true });
  const { passed } = await runCommand(command, 'show');
  if (!existsSync(reportFile)) return { failed: ['it ended without a report'] };
  const count = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (count.failed > 0) return { failed: [`${count.failed} tests`], count };
  return { failed: passed && count.passed > 0 ? [] : ['it ended with an error; see above'], count };
}

async function publishAndMeasure() {
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  const { config } = localContext();
  const folderStore = new FolderStore(store);
  await publish(
    { store: folderStore, config },
    findPackages().map((one) => one.outDir),
  );
  return { failed: await checkSizes(folderStore, config.product, console.log) };
}

const stages: readonly Stage[] = [
  { name: 'checks', run: async () => ({ failed: await check(console.log) }) },
  {
    name: 'unit tests',
    run: () => runTests(['jest', '--ci', '--json', `--outputFile=${jestReport}`], jestReport, readJest),
  },
  {
    name: 'build',
    run: async () => {
      await buildAll([], console.log);
      return { failed: [] };
    },
  },
  { name: 'sizes', run: publishAndMeasure },
  {
    name: 'journeys',
    run: () =>
      runTests(['playwright', 'test', '--config', 'e2e/playwright.config.ts'], playwrightReport, readPlaywright),
  },
];

/** Runs the stages one after another and stops at the first that fails. */
async function test(): Promise<boolean> {
  let passed = 0;
  let failed = 0;
  let stopped = false;
  for (const { name, run } of stages) {
    console.log(`\n${name}`);
    const started = performance.now();
    const outcome = await run().catch((error: unknown) => ({
      failed: [error instanceof Error ? error.message : String(error)],
      count: undefined,
    }));
    passed += outcome.count?.passed ?? 0;
    failed += outcome.count?.failed ?? 0;
    if (outcome.failed.length > 0) {
      console.error(`\nStopped: ${name} failed after ${secondsSince(started)}.\n  ${outcome.failed.join('\n  ')}`);
      stopped = true;
      break;
    }
    console.log(`${name} passed in ${secondsSince(started)}`);
  }
  // A stage that failed without failed tests of its own still counts as one.
  console.log(`\n${passed} passed, ${stopped && failed === 0 ? 1 : failed} failed`);
  return !stopped;
}

process.exitCode = (await test()) ? 0 : 1;
