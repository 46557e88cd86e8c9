import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createEdge } from './createEdge.ts';
import type { FolderStore } from '@artha/core/folderStore';
import type { LocalContext } from '@artha/core/publish';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { serviceFolderOf } from '@artha/service/openLocalContext';
import { copyStore } from './copyStore.ts';
import { scratch, siteFile } from './paths.ts';
import { baseStore, openContext, smallStore } from './stores.ts';

const siteSchema = v.object({ url: v.string(), statementsUrl: v.string() });
const sharedSite = () => v.parse(siteSchema, JSON.parse(readFileSync(siteFile, 'utf8')));

/** Faults of a server's response to a request. */
type Fault = 'missing' | 'hanging' | 'down';

/** A site whose server can be set to fail. */
export interface FaultySite {
  readonly url: string;
  /** From now on every matching address is answered with the fault. */
  fault(address: RegExp, kind: Fault): void;
  /** Removes all faults. */
  mend(): void;
}

/** A site for a single test: it may publish, break and repair it. */
export interface OwnSite extends FaultySite {
  /** Publishes as a release service does. */
  readonly context: LocalContext & { readonly store: FolderStore };
  /** Publishes the same pages in a tenth of the time: for tests that are not about composing. */
  readonly quickContext: LocalContext & { readonly store: FolderStore };
}

/** Serves a store until `use` ends. */
async function withFaults(
  { store, trust }: Pick<OwnSite['context'], 'store' | 'trust'>,
  use: (site: FaultySite) => Promise<void>,
): Promise<void> {
  const vitalsFile = join(mkdtempSync(join(scratch(), 'artha-edge-')), 'vitals.json');
  const edge = await createEdge({ store, trust, statementsUrl: sharedSite().statementsUrl, vitalsFile });
  let faults: { readonly address: RegExp; readonly kind: Fault }[] = [];
  edge.addHook('onRequest', async (request, reply) => {
    const fault = faults.find(({ address }) => address.test(request.url));
    if (fault?.kind === 'missing') return reply.code(404).send('gone');
    if (fault?.kind === 'hanging') return new Promise(() => undefined);
    if (fault?.kind === 'down') request.raw.socket.destroy();
    return undefined;
  });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  await use({
    url,
    fault: (address, kind) => faults.push({ address, kind }),
    mend: () => {
      faults = [];
    },
  });
  await edge.close();
}

async function withOwnSite(use: (site: OwnSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(scratch(), 'artha-'));
  copyStore(await smallStore(), folder);
  const context = await openContext(folder);
  await withFaults(context, (site) => use({ ...site, context, quickContext: { ...context, ...composeQuickly } }));
  // Processes that a test has just ended may still close their files.
  for (const one of [folder, serviceFolderOf(folder)]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
}

/** The fixtures that the tests of a worker share. */
export interface WorkerFixtures {
  /** A visitor with scripts, and one without, for all tests of a worker. */
  readonly reader: BrowserContext;
  readonly scriptlessReader: BrowserContext;
  /** The site of all tests on another server that can be set to fail. */
  readonly failingServer: FaultySite;
  /**
   * Adds what a worker does at its end. Tests that extend this one share servers by it: Playwright would start another
   * worker, and another browser, for tests with a worker fixture of their own.
   */
  readonly atEndOfWorker: (close: () => Promise<void>) => void;
}

/** The fixtures of each test. */
export interface Fixtures {
  /**
   * The messages that this test allows in the console, besides the browser's own about requests and policies; none by
   * default.
   */
  readonly allowedMessages: RegExp | undefined;
  /** The page's complaints: errors, unhandled rejections, violations of the security policy. */
  readonly complaints: string[];
  /**
   * A page for tests that only change the page. All tests of a worker share it, so that scripts and font come from the
   * cache: a page opens in a quarter of the time. It has reduced motion, and starts light, 1280 px wide, with empty
   * storage.
   */
  readonly readingPage: Page;
  /** The complaints of `readingPage` during this test. */
  readonly readingComplaints: string[];
  /** The same without JavaScript. */
  readonly scriptlessPage: Page;
  readonly ownSite: OwnSite;
  /** The site of all tests with configurable faults: for tests that publish nothing and change no file. */
  readonly faultySite: FaultySite;
}

const viewport = { width: 1280, height: 900 };

/**
 * Firefox says so of a script or a font (by the code NS_BINDING_ABORTED) that leaving the page has cut off; a page whose script is
 * altered does not work.
 */
const cutOff = /^(None of the “sha256” hashes in the integrity attribute match|download failed .* status=2152398850 )/;

/** Collects the complaints of a page while `use` runs. */
async function gatherComplaints(page: Page, use: (complaints: string[]) => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  const addError = ({ message }: Error) => {
    if (!cutOff.test(message)) complaints.push(`error: ${message}`);
  };
  const addMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  };
  page.on('pageerror', addError).on('console', addMessage);
  await use(complaints);
  page.off('pageerror', addError).off('console', addMessage);
}

/**
 * The browser's warning depends on how fast the machine is, and on faults of tests: `pages.spec.ts` checks that pages
 * use what they preload.
 */
const unusedPreload = 'was preloaded using link preload but not used within a few seconds';
/** Playwright's own, on the pages of all journeys that do without the site's worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Fails a test whose pages write to the console: a script of ours, or the browser about our code. `complaints` has what
 * many tests provoke: the browser's errors about failed requests and policies, and errors that a remote throws, which
 * React passes on.
 */
async function keepQuiet(
  context: BrowserContext,
  allowed: RegExp | undefined,
  use: () => Promise<void>,
): Promise<void> {
  const messages: string[] = [];
  const listen = (message: ConsoleMessage) => {
    const text = message.text();
    const isThrown = /^\w*(Error|Failure)\b/.test(text);
    // Messages of scripts have arguments; those of the browser have none, and may only be informative.
    const isExpected = isThrown || text.includes(unusedPreload) || text === blockedWorker;
    const isOurs = !isExpected && (message.args().length > 0 || message.type() === 'warning');
    if (isOurs && allowed?.test(text) !== true) messages.push(`${message.type()}: ${text}`);
  };
  context.on('console', listen);
  await use();
  context.off('console', listen);
  expect(messages, 'Nothing is written to the console.').toEqual([]);
}

/** Removes the storage, cookies and interceptions of earlier tests. */
async function forgetTests(page: Page): Promise<void> {
  await Promise.all([page.context().clearCookies(), page.unrouteAll()]);
  if (!page.url().startsWith('http')) return;
  const clear = () =>
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  // The previous test may have ended during a page load, which destroys the page that receives the call.
  await expect(clear).toPass();
}

/** A page in a window that has the focus: Firefox does not always give it back to one that another test has covered. */
async function focusedPage(context: BrowserContext): Promise<Page> {
  const [earlier] = context.pages();
  if (!earlier) return context.newPage();
  await forgetTests(earlier);
  if (base.info().project.name !== 'firefox') return earlier;
  const page = await context.newPage();
  await earlier.close();
  return page;
}

/** The only page of a context, as if it were new; except in Firefox it is opened once. */
async function onlyPage(context: BrowserContext): Promise<Page> {
  const page = await focusedPage(context);
  // Otherwise the pointer may rest on a link of the next page, which then fetches the files behind it.
  await page.mouse.move(0, 0);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  return page;
}

/** A test with a browser and a site; it fails if a page writes to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  allowedMessages: [undefined, { option: true }],
  context: async ({ context, allowedMessages }, use) => {
    await keepQuiet(context, allowedMessages, () => use(context));
  },
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  baseURL: async ({}, use) => {
    await use(sharedSite().url);
  },
  complaints: async ({ page }, use) => {
    await gatherComplaints(page, use);
  },
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: sharedSite().url });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  scriptlessReader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: sharedSite().url, javaScriptEnabled: false });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  failingServer: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { store, trust } = await openContext(baseStore());
      await withFaults({ store, trust: { root: trust.root } }, use);
    },
    { scope: 'worker' },
  ],
  atEndOfWorker: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const closings: (() => Promise<void>)[] = [];
      await use((close) => {
        closings.push(close);
      });
      for (const close of closings.toReversed()) await close();
    },
    { scope: 'worker' },
  ],
  readingPage: async ({ reader, allowedMessages }, use) => {
    const page = await onlyPage(reader);
    await keepQuiet(reader, allowedMessages, () => use(page));
  },
  readingComplaints: async ({ readingPage }, use) => {
    await gatherComplaints(readingPage, use);
  },
  scriptlessPage: async ({ scriptlessReader }, use) => {
    await use(await onlyPage(scriptlessReader));
  },
  // oxlint-disable-next-line eslint/no-empty-pattern
  ownSite: async ({}, use) => {
    await withOwnSite(use);
  },
  faultySite: async ({ failingServer }, use) => {
    await use(failingServer);
    failingServer.mend();
  },
});

export { expect };

/** Waits until the visible screen is interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-region="screen"][data-ready]').waitFor({ state: 'attached' });
}

/** Waits for the background work: it starts once the page is idle, which can be long after it is interactive. */
export async function backgroundStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('background').length > 0);
}

/**
 * Waits until the page has drawn its scripts' reaction to a change of the window, which they learn with the next frame.
 */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Waits until transitions have ended, such as the colours after a change of the theme. */
export async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
