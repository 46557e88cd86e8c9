import type { Page } from '@playwright/test';
import { expect, test as base } from '../site.ts';
import { createEdge } from '../createEdge.ts';
import { freePort } from '@artha/process/port';
import { runningSite } from '../runningSite.ts';
import { accountsStore, openContext } from '../stores.ts';
import type { Need } from '@artha/sandbox/target';
import { namedTarget, openAccountServer, type AccountServer } from './accountServer.ts';

interface AccountSite extends AccountServer {
  readonly siteUrl: string;
}

/** A site with an authentication service, which may be one that runs already. */
async function openAccountSite(hosted: boolean): Promise<AccountSite> {
  const running = runningSite();
  if (running) return { ...(await openAccountServer(running.url, hosted)), siteUrl: running.url };
  // An external server only allows redirects to one site.
  const siteUrl = namedTarget()?.siteUrl ?? `http://127.0.0.1:${String(await freePort())}`;
  const server = await openAccountServer(siteUrl, hosted);
  const { store, trust } = await openContext(await accountsStore());
  const edge = await createEdge({
    store,
    trust: { root: trust.root },
    authUrl: server.url,
    authServiceKey: server.serviceKey,
  });
  const { hostname, port } = new URL(siteUrl);
  await edge.listen({ port: Number(port), host: hostname });
  return {
    ...server,
    siteUrl,
    close: async () => {
      await edge.close();
      await server.close();
    },
  };
}

/**
 * The sites of this worker, by the settings of their stand-ins. All its tests share their accounts, so each creates its
 * own. A server that is named has its own settings, and only one site.
 */
const sites = new Map<boolean, Promise<AccountSite>>();

/** The start of a JSON Web Token: an object in base 64. */
const tokenForm = /eyJ[\w-]{10,}\.eyJ/;

interface Fixtures {
  /** Whether a stand-in has the settings of hosted projects; false by default, like Supabase Auth without settings. */
  readonly hosted: boolean;
  readonly accountSite: AccountSite;
  /** A page of the site in another browser, which shares no data with the first one. */
  readonly otherPage: Page;
  /** Fails a test if a token occurs in an address, a console message, or a request to anyone but the service. */
  readonly noLeaks: undefined;
  /** Skips a journey, with the reason, if the server is not configured for it. */
  readonly needs: (...needs: readonly Need[]) => void;
}

/** A test with a site whose accounts come from the service under test. */
export const test = base.extend<Fixtures>({
  hosted: [false, { option: true }],
  accountSite: async ({ hosted, atEndOfWorker }, use) => {
    const key = hosted && namedTarget() === undefined;
    let site = sites.get(key);
    if (!site) {
      site = openAccountSite(key);
      sites.set(key, site);
      const { close } = await site;
      atEndOfWorker(close);
    }
    await use(await site);
  },
  baseURL: async ({ accountSite }, use) => {
    await use(accountSite.siteUrl);
  },
  noLeaks: [
    async ({ context }, use) => {
      const seen: string[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        seen.push(url.href);
        if (!url.pathname.startsWith('/auth/v1/'))
          seen.push(request.postData() ?? '', request.headers()['referer'] ?? '');
      });
      context.on('console', (message) => seen.push(message.text()));
      await use(undefined);
      for (const page of context.pages()) seen.push(page.url());
      expect(seen.filter((text) => tokenForm.test(text) || /(access|refresh)_token=/.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  otherPage: async ({ browser, accountSite }, use) => {
    const context = await browser.newContext({ baseURL: accountSite.siteUrl });
    await use(await context.newPage());
    await context.close();
  },
  needs: async ({ accountSite: { offers } }, use, info) => {
    await use((...needs) => {
      for (const need of needs) info.skip(!offers.has(need), `The server is not set up for it: ${need}.`);
    });
  },
});

export { expect };
