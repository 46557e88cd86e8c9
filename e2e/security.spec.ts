import type { Page } from '@playwright/test';
import { lastingRoutes, leadingPaths } from './routes.ts';
import { expect, hydrated, test } from './site.ts';

/** The policies that a page carries. */
const policiesOf = (page: Page) =>
  page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content') ?? ''));

/** What each page's policies must say, whatever page it is. */
function expectStrict(policies: readonly string[], sent: string | undefined, needs: readonly string[] = []): void {
  const runsWorkers = needs.includes('wasm-worker');
  const [policy = ''] = policies;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe(?<!'wasm-unsafe)|script-src[^;]* 'self'/);
  expect(policy.includes('wasm-unsafe-eval')).toBe(runsWorkers);
  expect(policy).toContain(`worker-src ${runsWorkers ? 'blob:' : "'none'"};`);
  expect(/frame-src[^;]* blob:/.test(policy)).toBe(needs.includes('blob-frame'));
  expect(sent).toBe([...policies, "frame-ancestors 'none'"].join(', '));
}

for (const route of lastingRoutes) {
  test(`PF-01 ${route.path} keeps a strict policy, and every script carries a digest that is checked`, async ({
    readingPage: page,
    readingComplaints,
  }) => {
    const observerScript = await page.addInitScript(() => {
      const violations: string[] = [];
      Reflect.set(globalThis, 'violations', violations);
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push(`${event.violatedDirective} ${event.blockedURI}`);
      });
      const unproved: string[] = [];
      Reflect.set(globalThis, 'unproved', unproved);
      new MutationObserver((records) => {
        for (const node of records.flatMap((record) => [...record.addedNodes])) {
          if (node instanceof HTMLScriptElement && node.src && !node.integrity) unproved.push(node.src);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const response = await page.goto(route.path);
    await hydrated(page);
    const sent = response?.headers()['content-security-policy'];
    expectStrict(await policiesOf(page), sent, route.needs);
    expect(response?.headers()['x-content-type-options']).toBe('nosniff');
    expect(response?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'violations'))).toEqual([]);
    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'unproved'))).toEqual([]);
    expect(readingComplaints).toEqual([]);
    await observerScript.dispose();
  });
}

for (const path of leadingPaths) {
  test(`PF-01 ${path}, which leads on, keeps the same policy`, async ({ scriptlessPage: page }) => {
    const response = await page.goto(path);
    expectStrict(await policiesOf(page), response?.headers()['content-security-policy']);
    expect(await page.locator('script[src]:not([integrity])').count()).toBe(0);
  });
}

test('PF-01 no script runs that the registry does not name', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.src = '/remotes/unknown/file.js';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});

test('PF-01 each file is asked for once: preloads equal the scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/tools/tax-calculator');
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
});

test('PF-04 releases are kept for a year, pages and registry are asked for again', async ({ request }) => {
  const page = await request.get('/tools');
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  expect((await request.get('/registry.json')).headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/remotes\/shell\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await request.get('/tools', { headers: { 'if-none-match': page.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  expect((await request.get('/remotes/tax/unknown/file.js')).status()).toBe(404);
});

test('SH-01 a page has one address: a trailing slash leads to it', async ({ page }) => {
  await page.goto('/tools/?from=mail');
  await expect(page).toHaveURL(/\/tools\?from=mail$/);
});
