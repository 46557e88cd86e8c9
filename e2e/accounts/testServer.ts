import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { runCommand } from '@artha/process/runCommand';
import { conformanceCases } from '@artha/sandbox/conformanceCases';
import { offersRecoveryCodes } from '@artha/sandbox/offersRecoveryCodes';
import { runCases, type CaseCounts } from '@artha/sandbox/runCases';
import type { Need } from '@artha/sandbox/target';
import { root } from '../paths.ts';
import { TARGET_VARIABLE } from './accountServer.ts';
import { openTarget, type TargetOptions } from './openTarget.ts';

/** The results of the cases and of the journeys with one server. */
export interface ServerOutcome {
  readonly cases: CaseCounts;
  readonly journeys: CaseCounts;
}

const resultsFile = join(root, '.artha/accounts/journeys.json');
const resultsSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Tests the behaviour that the site expects, request by request. */
async function runConformance(options: TargetOptions, only: string): Promise<CaseCounts> {
  const target = await openTarget(options);
  try {
    const canSignUp = target.offers.has('autoconfirm') || target.offers.has('mail');
    const offers = new Set<Need>(target.offers);
    if (canSignUp && (await offersRecoveryCodes(target))) offers.add('recovery-codes');
    console.log(`${target.url}: ${target.description}; ${[...offers].join(', ')}\n`);
    const cases = conformanceCases.filter(({ name }) => name.includes(only));
    return await runCases({ ...target, offers }, cases, console.log);
  } finally {
    await target.close();
  }
}

/** Signs people up and in with a browser, on a site that uses the server. */
async function runJourneys(options: TargetOptions, only: string, isPublished: boolean): Promise<CaseCounts> {
  rmSync(resultsFile, { force: true });
  const { passed } = await runCommand(
    // One after another, because the server only redirects to one site.
    [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      'e2e/accounts',
      '--workers=1',
      '--reporter=list,json',
      ...(only === '' ? [] : ['--grep', only, '--pass-with-no-tests']),
    ],
    {
      output: 'show',
      env: {
        [TARGET_VARIABLE]: JSON.stringify(options),
        PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile,
        ...(isPublished && { ARTHA_E2E_STORE: 'published' }),
      },
    },
  );
  if (!existsSync(resultsFile)) return { passed: 0, failed: 1, leftOut: 0 };
  const { stats } = v.parse(resultsSchema, JSON.parse(readFileSync(resultsFile, 'utf8')));
  // An error in the setup is an unexpected result without a journey.
  const failed = Math.max(stats.unexpected + stats.flaky, passed ? 0 : 1);
  return { passed: stats.expected, failed, leftOut: stats.skipped };
}

/**
 * Tests a server with requests, then with journeys of a browser.
 * @param only words in the names of the cases and journeys to run; empty for all.
 * @param isPublished whether the site has just been published for journeys with another server.
 */
export async function testServer(options: TargetOptions, only: string, isPublished: boolean): Promise<ServerOutcome> {
  const cases = await runConformance(options, only);
  return { cases, journeys: await runJourneys(options, only, isPublished) };
}
