import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumFlags, chromiumPath } from '../browser.ts';
import { DevTools } from './DevTools.ts';

/** A Chromium of its own, with an empty profile. */
export interface Chromium {
  readonly devTools: DevTools;
  readonly close: () => Promise<void>;
}

const LISTENS = /^DevTools listening on (?<url>ws:\S+)$/;

/**
 * Starts the browser that measures, with its preloading as visitors have it.
 * @throws if it ends before it listens.
 */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'artha-bench-chromium-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(chromiumPath(), [...chromiumFlags, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const found = LISTENS.exec(line)?.groups?.['url'];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => {
      reject(new Error('Chromium ended before it listened.'));
    });
  });
  return {
    devTools: await DevTools.connect(url),
    close: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
