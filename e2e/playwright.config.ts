import { defineConfig } from '@playwright/test';
import { dirname, join } from 'node:path';
import { timeLimit } from '@artha/process/timeLimit';
import { browserAt } from './browsers/recorded.ts';
import { root } from './paths.ts';
import type { Fixtures } from './site.ts';

/** The Chromium that the setup recorded; otherwise Playwright uses its own. */
function chromiumAt(file: 'chromium' | 'headless'): { readonly executablePath?: string } {
  const executablePath = browserAt(file);
  return executablePath ? { executablePath } : {};
}

/** Journeys about a browser's state: history, sessions, windows, the cache. Each test has its own browser profile. */
const freshVisits = [
  'canary.spec.ts',
  'accounts/session.spec.ts',
  'accounts/twoTabs.spec.ts',
  'composition.spec.ts',
  'consent.spec.ts',
  'federation.spec.ts',
  'navigation.spec.ts',
  'offline.spec.ts',
  'olderBrowser.spec.ts',
  'override.spec.ts',
  'policy.spec.ts',
  'preview.spec.ts',
  'publish.spec.ts',
  'refusal.spec.ts',
  'removal.spec.ts',
].map((file) => `**/${file}`);

/** Journeys about hostile pages, which must not be in one process with others. */
const hostile = '**/hostile.spec.ts';

/**
 * Journeys that need a browser with windows, by file or tag: one without them keeps no page for going back, which
 * Playwright also disables elsewhere, draws the edges of some icons differently from `pictures/`, and cannot show a
 * document in a frame.
 */
const wholeBrowser = /\b(backForward|design|categorizerKept)\.spec\.ts|@document/;

/** The flags of V8 for pages that last for a second. */
const engineFlags = [
  // Optimizing their code does not pay, and interpreting axe takes a third longer than compiling each function at its
  // first call.
  '--no-opt',
  '--no-maglev',
  '--always-sparkplug',
  // Nor does collecting garbage early, or in several threads: both processors are busy with other tests.
  '--single-threaded-gc',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
];

const launchOptions = {
  ...chromiumAt('headless'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
    `--js-flags=${engineFlags.join(' ')}`,
    // Letters are drawn without the machine's own hinting and without subpixel colours.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
};

const withArgs = (...more: readonly string[]) => ({ ...launchOptions, args: [...launchOptions.args, ...more] });

/** The browser without windows draws in its own process: one for graphics takes longer for pages that last for a second. */
const ownGraphics = '--in-process-gpu';

/** If it starts few processes, keeping one to start others from takes longer than starting them from the binary. */
const fromBinary = '--no-zygote';

/**
 * One process shows all pages of a profile: otherwise Chromium starts one for the empty page, and one for the next page,
 * which takes as long as opening it.
 */
const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** One worker for tests that are few: starting another one, with a browser, takes longer than it saves. */
const oneWorker = { workers: 1, fullyParallel: false };

const whole = {
  ...oneWorker,
  use: {
    launchOptions: {
      ...launchOptions,
      ...chromiumAt('chromium'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
};

/** The path with this process's Node first: programs of `browsers/` run on it. */
const environment = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };

/** The journeys that another run has visited in Chromium. */
const leftOut = process.env['ARTHA_E2E_LEFT_OUT'];
const visitedBefore = leftOut === undefined ? [] : [new RegExp(leftOut)];

/** For the change of one package, and in its first step, a run starts no other browser than Chromium. */
const runsEveryBrowser = process.env['ARTHA_E2E_BROWSERS'] !== 'chromium';

const firefox = {
  ...oneWorker,
  name: 'firefox',
  grep: /@(everyBrowser|firefox)\b/,
  use: {
    // Its viewer of documents says what it shows.
    allowedMessages: /\(PDF\.js: |^Warning: (Setting up fake worker|Invalid absolute docBaseUrl)/,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'browsers/firefox.ts'),
      env: environment,
      firefoxUserPrefs: {
        // Otherwise a downloaded PDF opens in a tab.
        'browser.download.force_save_internally_handled_attachments': true,
        // Playwright cannot emulate these in this browser.
        'ui.prefersReducedMotion': 1,
        'ui.useOverlayScrollbars': 1,
        'layout.css.prefers-color-scheme.content-override': 1,
        // The same as `engineFlags` in Chromium.
        'javascript.options.ion': false,
        // Nor does a process for pages that may come pay.
        'dom.ipc.processPrelaunch.enabled': false,
      },
    },
  },
};

/** The WebKit of the distribution, which knows no WebDriver BiDi: a program speaks it for the browser. */
const webkit = {
  ...oneWorker,
  name: 'webkit',
  grep: /@(everyBrowser|webkit)\b/,
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'browsers/webkit.ts'), env: environment },
  },
};

export default defineConfig<Partial<Fixtures>>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, '.artha/e2e/results'),
  fullyParallel: true,
  // One worker more than processors: journeys wait for animations and for events that must not occur.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: join(root, '.artha/e2e/results.json') }]],
  globalSetup: './globalSetup.ts',
  // The longest journey builds a remote and publishes it twice: a minute beside two others on two processors.
  timeout: timeLimit(150_000),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing picture is an error in CI; elsewhere it is created.
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  expect: {
    timeout: timeLimit(20_000),
    // The font is the site's own; machines only differ in the edges of its letters.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.008, animations: 'disabled', caret: 'hide' },
  },
  projects: [
    // Those with one worker come first, so that a run does not end with one processor at work.
    { ...whole, name: 'whole', grep: wholeBrowser, grepInvert: visitedBefore },
    ...(runsEveryBrowser && browserAt('firefox') ? [firefox] : []),
    ...(runsEveryBrowser && browserAt('webkit') ? [webkit] : []),
    {
      name: 'fresh',
      testMatch: freshVisits,
      grepInvert: [wholeBrowser, ...visitedBefore],
      use: { launchOptions: withArgs(ownGraphics, ...oneProcess) },
    },
    { ...oneWorker, name: 'hostile', testMatch: hostile, grepInvert: visitedBefore },
    // All tests of a worker share one tab, with its storage, cookies and cache cleared: opening a tab takes as long as
    // most tests.
    {
      name: 'cleared',
      testIgnore: [...freshVisits, hostile],
      grepInvert: [wholeBrowser, ...visitedBefore],
      use: { reuseContext: true, launchOptions: withArgs(ownGraphics, fromBinary, ...oneProcess) },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // The worker would answer before a journey's own answers, and keep what the next one wants to load.
    serviceWorkers: 'block',
    // Hanging tests are reported by name.
    actionTimeout: timeLimit(20_000),
    navigationTimeout: timeLimit(30_000),
    // A trace makes every test a third slower. Run failed tests again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: withArgs(ownGraphics, fromBinary),
  },
});
