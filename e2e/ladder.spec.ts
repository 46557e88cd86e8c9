import type { Page } from '@playwright/test';
import { publish } from '@artha/core/publish';
import type { Needs } from '@artha/shared/contract';
import { browserRelease, changeRoutes, hostileRelease, unrenderableRelease } from './alteredRelease.ts';
import { expect, hydrated, test } from './site.ts';

const TAX = '/tools/tax-calculator';
const IMAGES = 'https://images.example';

/** Every error that a page reports, and what its policy blocks. */
async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${violatedDirective} ${blockedURI}`);
    });
  });
  return errors;
}

/** Marks the document: what a document load would lose. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'isSameDocument'));

async function followTaxLink(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('Tools', { exact: true }).first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Tax Calculator/ })
    .click();
  await page.waitForURL(`**${TAX}`);
  await hydrated(page);
}

/** The screen is there, and answers. */
async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-region="screen"][data-ready] form').first()).toBeVisible();
}

test.describe('PF-50 a screen that only renders in a browser', () => {
  test('PF-50 is published with its title and a placeholder, takes its place without moving the page, and reports nothing', async ({
    page,
    ownSite,
  }) => {
    await publish(ownSite.quickContext, [await browserRelease('tax')]);
    const html = await (await page.request.get(ownSite.url + TAX)).text();
    expect(html).toContain('data-render=""');
    expect(html).toContain('It needs JavaScript.');
    expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toMatch(/tax/i);
    const errors = await watchErrors(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const sum = list.getEntries().reduce((shift, entry) => shift + Number(Reflect.get(entry, 'value')), 0);
        Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift') ?? 0) + sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(ownSite.url + TAX);
    await hydrated(page);
    await expectScreen(page);
    await expect(page.getByText('It needs JavaScript.')).toHaveCount(0);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0))).toBeLessThan(0.1);
    expect(errors).toEqual([]);
  });

  test('PF-50 keeps its placeholder while its scripts do not load, and Retry brings it', async ({ page, ownSite }) => {
    await publish(ownSite.quickContext, [await browserRelease('tax')]);
    ownSite.fault(/\/remotes\/tax\//, 'missing');
    await page.goto(ownSite.url + TAX);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('It needs JavaScript.')).toBeVisible();
    ownSite.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectScreen(page);
  });

  test('PF-50 is shown by a soft step as any other', async ({ page, ownSite }) => {
    await publish(ownSite.quickContext, [await browserRelease('tax')]);
    const errors = await watchErrors(page);
    await page.goto(ownSite.url);
    await hydrated(page);
    await mark(page);
    await followTaxLink(page);
    await expectScreen(page);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.goForward();
    await expectScreen(page);
    expect(errors).toEqual([]);
  });

  test('PF-50 is never what a page with content becomes without saying so', async ({ page, ownSite }) => {
    const broken = await unrenderableRelease('tax', 'TaxCalculator', 'no window');
    await expect(publish(ownSite.context, [broken])).rejects.toThrow('RE-08');
    await page.goto(ownSite.url + TAX);
    await expect(page.locator('[data-render]')).toHaveCount(0);
  });
});

test.describe('PF-50 HTML that a script inserts', () => {
  const insert = (page: Page, html: string) =>
    page.evaluate(async (inserted) => {
      const host = document.createElement('div');
      document.body.append(host);
      host.innerHTML = inserted;
      for (const element of host.querySelectorAll<HTMLElement>('a, b')) element.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const left = host.innerHTML;
      host.remove();
      return { left, ran: Reflect.has(globalThis, 'ran') };
    }, html);

  test('PF-50 keeps text, formatting, drawings and rows of tables after a soft step, and nothing is reported', async ({
    page,
  }) => {
    const errors = await watchErrors(page);
    await page.goto('/');
    await hydrated(page);
    await followTaxLink(page);
    for (const html of [
      '<b class="strong" id="own">bold</b><!--note--><input name="a"><a href="/tools">Tools</a>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><math><mi>x</mi></math>',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    ]) {
      const links = html.replaceAll(/<a [^]*?<\/a>/g, '');
      expect(await insert(page, links)).toEqual({ left: links, ran: false });
    }
    const rows = await page.evaluate(() => {
      const body = document.createElement('tbody');
      body.innerHTML = '<tr><td>1</td></tr>';
      return body.innerHTML;
    });
    expect(rows).toBe('<tr><td>1</td></tr>');
    expect(errors).toEqual([]);
  });

  test.describe('with what runs in it', () => {
    // Browsers report each handler that they do not run.
    test.use({ allowedMessages: /Content Security Policy|^Failed to load/ });

    test('PF-50 loses scripts, handlers, frames, what acts for the document, and addresses that run', async ({
      page,
    }) => {
      await page.goto('/tools/tax-calculator');
      await hydrated(page);
      const html =
        '<b onclick="globalThis.ran = 1">bold</b><script>globalThis.ran = 2</script><img src="/no.png" onerror="globalThis.ran = 3"><a href="javascript:globalThis.ran = 4">a</a><iframe srcdoc="<script>parent.ran = 5</script>"></iframe><meta http-equiv="refresh" content="0"><base href="/elsewhere/">';
      expect(await insert(page, html)).toEqual({ left: '<b>bold</b><img src="/no.png"><a>a</a>', ran: false });
    });
  });
});

/** Tries the things that the site's policy forbids, and returns which of them a page can do. */
async function abilities(page: Page) {
  await page.route(`${IMAGES}/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  );
  return page.evaluate(async (images) => {
    const style = document.createElement('style');
    style.append('#probe { width: 123px }');
    const probe = Object.assign(document.createElement('div'), { id: 'probe' });
    document.body.append(style, probe);
    const inlineStyles = getComputedStyle(probe).width === '123px';
    probe.innerHTML = '<b onclick="globalThis.ran = true">b</b>';
    const html = probe.innerHTML.includes('onclick');
    probe.querySelector('b')?.click();
    const isLoaded = await new Promise<boolean>((resolve) => {
      const image = new Image();
      image.onload = () => {
        resolve(true);
      };
      image.onerror = () => {
        resolve(false);
      };
      image.src = `${images}/a.svg`;
    });
    const wasm = await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => true,
      () => false,
    );
    const features: unknown = Reflect.get(document, 'featurePolicy');
    const allows: unknown =
      typeof features === 'object' && features ? Reflect.get(features, 'allowsFeature') : undefined;
    const devices = typeof allows === 'function' && Reflect.apply(allows, features, ['geolocation']) === true;
    style.remove();
    probe.remove();
    return { can: { inlineStyles, html, wasm, images: isLoaded, devices }, ran: Reflect.has(globalThis, 'ran') };
  }, IMAGES);
}

const nothing = { inlineStyles: false, html: false, wasm: false, images: false, devices: false };

const needed: readonly (readonly [keyof typeof nothing, Needs])[] = [
  ['inlineStyles', { inlineStyles: true }],
  ['html', { html: true }],
  ['wasm', { wasm: true }],
  ['images', { images: [IMAGES] }],
  ['devices', { devices: ['geolocation'] }],
];

for (const [need, needs] of needed) {
  test(`PF-50 a page that needs ${need} gets exactly that, is entered and left by document loads, and what is hostile there reaches no other`, async ({
    page,
    ownSite,
  }) => {
    const hostile = await hostileRelease('tax', 'globalThis.hostile = true;');
    await publish(ownSite.quickContext, [await changeRoutes(hostile, { needs })]);
    await page.goto(ownSite.url);
    await hydrated(page);
    expect(await abilities(page)).toEqual({ can: nothing, ran: false });
    await mark(page);
    await followTaxLink(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(true);
    expect(await abilities(page)).toEqual({ can: { ...nothing, [need]: true }, ran: false });
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await hydrated(page);
    expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
    expect(await abilities(page)).toEqual({ can: nothing, ran: false });
  });
}
