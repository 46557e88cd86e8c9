import { test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createEdge } from '@artha/platform/edge';
import { FolderStore, loadConfig, type PublishContext } from '@artha/platform/publish';
import { baseStore, configFile, scratch, siteFile } from './paths.ts';

const siteSchema = v.object({ url: v.string(), statementsUrl: v.string() });
const sharedSite = () => v.parse(siteSchema, JSON.parse(readFileSync(siteFile, 'utf8')));

/** What a server can do to a request for a file. */
type Fault = 'missing' | 'hanging' | 'down';

/** A site that one test has for itself: it may publish, break and mend it. */
export interface OwnSite {
  readonly url: string;
  readonly context: PublishContext & { readonly store: FolderStore };
  /** From now on every address that matches is answered with the fault. */
  fault(address: RegExp, kind: Fault): void;
  /** Takes all faults away. */
  mend(): void;
}

async function withOwnSite(use: (site: OwnSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(scratch(), 'artha-'));
  await cp(baseStore, folder, { recursive: true, verbatimSymlinks: true });
  const store = new FolderStore(folder);
  const edge = await createEdge({ store, statementsUrl: sharedSite().statementsUrl });
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
    context: { store, config: loadConfig(configFile, {}) },
    fault: (address, kind) => faults.push({ address, kind }),
    mend: () => {
      faults = [];
    },
  });
  await edge.close();
  await rm(folder, { recursive: true, force: true });
}

interface Fixtures {
  /** What the page complained of: errors, unhandled rejections, violations of the security policy. */
  readonly complaints: string[];
  readonly ownSite: OwnSite;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  baseURL: async ({}, use) => {
    await use(sharedSite().url);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
    });
    await use(complaints);
  },
  // eslint-disable-next-line no-empty-pattern
  ownSite: async ({}, use) => {
    await withOwnSite(use);
  },
});

export { expect } from '@playwright/test';

/** Waits until the screen in view answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-region="screen"][data-ready]').waitFor({ state: 'attached' });
}
