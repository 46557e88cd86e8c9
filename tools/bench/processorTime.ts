import type { Browser } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';

/** The processes in which a browser runs pages. */
async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * Total running time of a process's threads in seconds, from Linux (`/proc/<id>/task/<thread>/schedstat`, nanoseconds).
 */
function secondsOf(process: number): number {
  const threads = readdirSync(`/proc/${process}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${process}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}

/**
 * The most memory in bytes that one of a browser's pages has held so far, from Linux (`VmHWM` of `/proc/<id>/status`):
 * with the parts of the browser that all its processes share.
 */
export async function mostMemory(browser: Browser): Promise<number> {
  const processes = await renderersOf(browser);
  const kilobytes = processes.map((id) =>
    Number(/^VmHWM:\s+(?<size>\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.groups?.['size']),
  );
  return Math.max(...kilobytes) * 1024;
}

/**
 * The processor time in seconds of a browser's pages while `use` runs, for all threads together. Other programs on the
 * machine do not change it.
 */
export async function processorTime<T>(
  browser: Browser,
  use: () => Promise<T>,
): Promise<readonly [T, seconds: number]> {
  const processes = await renderersOf(browser);
  const sum = () => processes.reduce((seconds, process) => seconds + secondsOf(process), 0);
  const before = sum();
  const result = await use();
  return [result, sum() - before];
}
