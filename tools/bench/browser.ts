import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Only the measured page may use network and processor. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

/** The Chromium that the setup found; Playwright's own if it recorded none. */
export function chromiumPath(): string {
  const found = join(root, '.artha/chromium');
  return existsSync(found) ? readFileSync(found, 'utf8').trim() : chromium.executablePath();
}

/** Starts the browser that measures. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}

/** The phone that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The window of measurements on a desktop. */
export const desktop = { viewport: { width: 1280, height: 900 } };

/** A simulated network. */
export interface Network {
  readonly roundTripMs: number;
  readonly megabitsPerSecond: number;
}

/** A slow mobile network. */
export const slow4g: Network = { roundTripMs: 150, megabitsPerSecond: 1.6 };

/** Slows a page's processor and, if one is given, its network, with Chromium's developer tools. */
export async function throttle(page: Page, slowdown: number, network?: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Waits until the page writes `<name> <milliseconds>` to its console: nothing polls the page while it is measured. */
export async function reportedTime(page: Page, name: string): Promise<number> {
  const message = await page.waitForEvent('console', { predicate: (one) => one.text().startsWith(`${name} `) });
  return Number(message.text().slice(name.length));
}

/** Waits until the visible screen is interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-region="screen"][data-ready]').waitFor({ state: 'attached' });
}
