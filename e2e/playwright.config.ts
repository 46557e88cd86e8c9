import { defineConfig } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const found = join(root, '.artha/chromium');
const executablePath = existsSync(found) ? readFileSync(found, 'utf8').trim() : '';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, '.artha/e2e/results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: join(root, '.artha/e2e/results.json') }]],
  globalSetup: './globalSetup.ts',
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is a fault in CI; elsewhere it is taken.
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  expect: {
    timeout: 10_000,
    // The font is the site's own; what another machine draws differently is the edges of its letters.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.008, animations: 'disabled', caret: 'hide' },
  },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // A trace costs every test a third of its time. What failed is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
        // Letters are drawn without a machine's own hinting and without coloured edges for its screen.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
});
