import { expect, type Page, type Response } from '@playwright/test';
import type { Needs } from '@artha/shared/contract';
import { MOST_HEADER_BYTES } from '@artha/core/pageHeaders';

/** The policies in a page. */
const policiesOf = (page: Page) =>
  page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content') ?? ''));

/** Expects the directives that each page's policies must contain. */
export async function expectStrictPolicies(page: Page, response: Response | null, needs: Needs = {}): Promise<void> {
  const policies = await policiesOf(page);
  const [policy = ''] = policies;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe(?<!'wasm-unsafe)|script-src[^;]* 'self'/);
  expect(policy.includes('wasm-unsafe-eval')).toBe(needs.wasm === true);
  expect(policy).toContain(`worker-src ${needs.workers ? 'blob: ' : ''}http://*:*/offline.js;`);
  expect(/frame-src[^;]* blob:/.test(policy)).toBe(needs.frames === true);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toBe([...policies, "frame-ancestors 'none'"].join(', '));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(lines.join('').length).toBeLessThan(MOST_HEADER_BYTES);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const isIsolated = headers['cross-origin-opener-policy'] === 'noopener-allow-popups';
  expect(headers['integrity-policy']).toBe(isIsolated ? undefined : 'blocked-destinations=(script)');
}

/** Watches the next page: what its policies reject, the scripts that are added, and those without a digest. */
export function watchPolicies(page: Page) {
  return page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(globalThis, 'violations', violations);
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
    const added: string[] = [];
    Reflect.set(globalThis, 'addedScripts', added);
    const unproved: string[] = [];
    Reflect.set(globalThis, 'unproved', unproved);
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || !node.src) continue;
        added.push(node.src);
        if (!node.integrity) unproved.push(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The page requested nothing that its policies reject, and every script has a digest. */
export async function expectPoliciesKept(page: Page): Promise<void> {
  const seen = await page.evaluate((): unknown => [
    Reflect.get(globalThis, 'violations'),
    Reflect.get(globalThis, 'unproved'),
  ]);
  expect(seen).toEqual([[], []]);
}

/** The page ran every script that it preloads. Expects that `watchPolicies` watches it. */
export async function expectPreloadsUsed(page: Page): Promise<void> {
  const [preloaded, added] = await page.evaluate((): [string[], unknown] => [
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(({ href }) => href),
    Reflect.get(globalThis, 'addedScripts'),
  ]);
  expect(added).toEqual(expect.arrayContaining(preloaded));
}
