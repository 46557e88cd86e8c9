import { defineConfig } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeLimit } from '@artha/platform/timeLimit';
import { root } from './paths.ts';

/** The path of a browser that set-up wrote down; Playwright takes its own where there is none. */
function browserAt(file: string): { readonly executablePath?: string } {
  const note = join(root, '.artha', file);
  return existsSync(note) ? { executablePath: readFileSync(note, 'utf8').trim() } : {};
}

/** Journeys about what a browser keeps of a visit: history, sessions, windows, the cache. Each test has a browser's profile of its own. */
const freshVisits = [
  'accounts/*.spec.ts',
  'composition.spec.ts',
  'consent.spec.ts',
  'federation.spec.ts',
  'hostile.spec.ts',
  'navigation.spec.ts',
  'policy.spec.ts',
  'publish.spec.ts',
  'refusal.spec.ts',
  'removal.spec.ts',
].map((file) => `**/${file}`);

/**
 * Journeys that need a browser with windows: one without them keeps no page for the way back, which Playwright tells others
 * not to do either, and draws the edges of some icons otherwise than in `pictures/`.
 */
const wholeBrowser = ['**/backForward.spec.ts', '**/design.spec.ts', '**/tools/categorizerKept.spec.ts'];

/** The journeys in which a browser shows a document, which one without windows cannot. */
const showsDocuments = /@document/;

const launchOptions = {
  ...browserAt('headless'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
    // A page of a journey lives for a second: compiling its code a second time, better, never pays.
    '--js-flags=--no-opt --no-maglev',
    // Letters are drawn without a machine's own hinting and without coloured edges for its screen.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
};

/** What the browser with windows runs: few and short tests, and a worker more takes longer to start than they take. */
const whole = {
  fullyParallel: false,
  use: {
    launchOptions: {
      ...launchOptions,
      ...browserAt('chromium'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, '.artha/e2e/results'),
  fullyParallel: true,
  // One more than there are processors to run on: journeys wait for animations and for what must not come.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: join(root, '.artha/e2e/results.json') }]],
  globalSetup: './globalSetup.ts',
  // The longest journey builds a remote and publishes it twice: a minute beside two others on two processors.
  timeout: timeLimit(150_000),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is a fault in CI; elsewhere it is taken.
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  expect: {
    timeout: timeLimit(20_000),
    // The font is the site's own; what another machine draws differently is the edges of its letters.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.008, animations: 'disabled', caret: 'hide' },
  },
  projects: [
    // First, so that a run does not end with one worker that takes the longest of them.
    { ...whole, name: 'whole', testMatch: wholeBrowser },
    { ...whole, name: 'documents', testIgnore: wholeBrowser, grep: showsDocuments },
    { name: 'fresh', testMatch: freshVisits },
    // The same tab for all tests of a worker, with its storage, cookies and cache cleared: opening one takes as long as most tests.
    {
      name: 'cleared',
      testMatch: '**/*.spec.ts',
      testIgnore: [...freshVisits, ...wholeBrowser],
      grepInvert: showsDocuments,
      use: { reuseContext: true },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // What hangs is named.
    actionTimeout: timeLimit(20_000),
    navigationTimeout: timeLimit(30_000),
    // A trace costs every test a third of its time. What failed is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
