import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevTools } from './DevTools.ts';

/** How long Chromium may take to start. */
const START_MS = 30_000;
/** How long it may take to end. */
const END_MS = 5000;

/** A Chromium of its own, with an empty profile. */
export interface Chromium {
  readonly devTools: DevTools;
  /** Ends it, whatever its pages do, and deletes its profile. */
  readonly close: () => Promise<void>;
}

/** Waits for the address at which a browser listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('Chromium did not start.'));
    }, START_MS);
    let text = '';
    browser.stderr?.on('data', (data: Buffer) => {
      text += data.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    browser.once('error', reject);
    browser.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`Chromium ended before it listened: ${text.slice(-300)}`));
    });
  });
}

/**
 * Starts a Chromium without windows.
 * @param executable its path.
 * @param flags further ones of its command line.
 * @throws if it does not start.
 */
export async function startChromium(executable: string, flags: readonly string[] = []): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'artha-chromium-'));
  const options = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', `--user-data-dir=${profile}`];
  // Chromium has no sandbox for the root user of a container.
  const isRoot = process.getuid?.() === 0;
  const browser = spawn(executable, [...flags, ...options, ...(isRoot ? ['--no-sandbox'] : []), 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = Promise.race([once(browser, 'exit'), once(browser, 'error')]);
  const end = async () => {
    const timer = setTimeout(() => browser.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(timer);
    // Processes that it leaves behind keep the other end open.
    browser.stderr.destroy();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const devTools = await DevTools.connect(await addressOf(browser));
    return {
      devTools,
      close: async () => {
        // It ends its own processes, and may end before it answers.
        devTools.send('Browser.close').catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    browser.kill('SIGKILL');
    await end();
    throw error;
  }
}
