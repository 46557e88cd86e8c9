import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publish, withdraw } from '@artha/core/publish';
import { changedRelease } from './alteredRelease.ts';
import { countWorkers, isKept, keptPaths, openAndKeep, test, watchFirstVisit } from './offline.ts';
import { expect, hydrated } from './site.ts';
import { allowedMessages, PATH as CATEGORIZER, picker, SAMPLES } from './tools/categorizer.ts';
import { amounts, form16, grouped, PATH as FORM_16, picker as formPicker, salary } from './tools/form16.ts';
import { calculate, PATH as TAX } from './tools/taxCalculator.ts';

const REPORT = '/Artha-Custom-Report';
const RESEARCH = '/Artha-Equity-Research';

test.use({ serviceWorkers: 'allow', allowedMessages });
/** The worker asks the network first: the browser reports each request that fails. */
const withoutNetworkErrors = (complaints: readonly string[]) =>
  complaints.filter((one) => !/net::ERR_CONNECTION_REFUSED|status of 503/.test(one));

/** Reads a Form 16 on the device, with a file that the device keeps only once a page has loaded it. */
async function readForm16(page: Page): Promise<void> {
  await formPicker(page).setInputFiles(form16());
  await expect(salary(page)).toHaveValue(grouped(amounts.rows.salary));
}

/** The address at which the worker keeps a file of the site. */
async function placeOf(url: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return `/~kept/${createHash('sha256').update(bytes).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** Opens an isolated page, and expects that it is one. */
async function openIsolated(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  // The driver of WebKit says nothing of responses.
  if (test.info().project.name !== 'webkit')
    expect(response?.headers()['cross-origin-opener-policy']).toBe('noopener-allow-popups');
  await hydrated(page);
}

test(
  'PF-41 a tool, a file that it reads and an isolated tool work without the server once they were used, and nothing typed is kept',
  { tag: '@everyBrowser' },
  async ({ page, site, complaints, browserName }) => {
    await openAndKeep(page, site, TAX);
    await test.step('an optional file is kept once a page has used it', async () => {
      await openAndKeep(page, site, FORM_16);
      const optional = () => site.asked.filter((one) => one.includes('/optional/'));
      expect(optional()).toEqual([]);
      await readForm16(page);
      const [, address = ''] = optional()[0]?.split(' ') ?? [];
      const place = await placeOf(site.url + address);
      await expect.poll(() => keptPaths(page)).toContain(place);
    });
    await openAndKeep(page, site, CATEGORIZER);
    const kept = await keptPaths(page);
    await site.stop();

    await test.step('the tax calculator', async () => {
      await page.goto(site.url + TAX);
      await hydrated(page);
      await calculate(page, { 'Basic Salary': '1500000' });
    });
    await test.step('the tax of a Form 16, read on the device', async () => {
      await page.goto(site.url + FORM_16);
      await hydrated(page);
      await readForm16(page);
    });
    await test.step('the categorizer, which converts on the device', async () => {
      await openIsolated(page, site.url + CATEGORIZER);
      await picker(page).setInputFiles(join(SAMPLES, 'hdfc-b.pdf'));
      await page.getByRole('button', { name: 'Convert without uploading' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^19 transactions/);
    });
    await test.step('any other page says that it is not here, and lists what is', async () => {
      await page.goto(`${site.url}/pricing`).catch(() => undefined);
      await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
      await page.getByRole('link', { name: 'Tax Calculator' }).click();
      await hydrated(page);
    });
    expect(await keptPaths(page), 'Neither what was typed nor a result was kept.').toEqual(kept);
    // Firefox reports a file that does not come as one with another digest, and the icon of the page that says what is not here.
    if (browserName === 'chromium') expect(withoutNetworkErrors(complaints)).toEqual([]);
  },
);

test('PF-41 terms, reports and pages in Hindi can be read without the server once their tool was opened', async ({
  page,
  site,
  complaints,
}) => {
  const hasAskedForHindi = () => site.asked.some((one) => one.includes('texts-hi'));
  for (const path of ['/finterms', `${RESEARCH}/cold-stores`, REPORT]) await openAndKeep(page, site, path);
  expect(hasAskedForHindi(), 'A visitor in English loads no texts of Hindi pages.').toBe(false);
  await openAndKeep(page, site, '/hi/finterms');
  expect(hasAskedForHindi()).toBe(true);
  const kept = await keptPaths(page);
  await site.stop();

  await test.step('the glossary, and a term that was never opened', async () => {
    await page.goto(`${site.url}/finterms/basis-point`);
    await expect(page.getByRole('heading', { level: 1, name: 'Basis Point' })).toBeVisible();
    await expect(page).toHaveTitle(/^Basis Point/);
    await page.goto(`${site.url}/finterms`);
    await hydrated(page);
  });
  await test.step('the glossary in Hindi, and a term that was never opened', async () => {
    await page.goto(`${site.url}/hi/finterms/basis-point`);
    await expect(page.getByRole('heading', { level: 1, name: 'आधार अंक' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toContainText(/[\u0900-\u097f]/);
    await page.goto(`${site.url}/hi/finterms`);
    await hydrated(page);
  });
  await test.step('a research report', async () => {
    await page.goto(`${site.url}${RESEARCH}/cold-stores`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cold stores, built on loans' })).toBeVisible();
  });
  await test.step('the custom report', async () => {
    await openIsolated(page, site.url + REPORT);
    await page.getByRole('searchbox', { name: 'Search financial terms...' }).fill('curent ratio');
    await expect(page.getByRole('heading', { level: 2, name: 'Current Ratio' })).toBeInViewport();
  });
  await test.step('what is not here is said in the language of its address, with what is in either', async () => {
    await page.goto(`${site.url}/pricing`);
    await expect(page.getByRole('link', { name: 'शब्दावली' })).toHaveAttribute('lang', 'hi');
    await page.goto(`${site.url}/hi/pricing`);
    await expect(page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  });
  expect(await keptPaths(page), 'Reading keeps nothing more.').toEqual(kept);
  expect(withoutNetworkErrors(complaints)).toEqual([]);
});

test('PF-41 two tabs with different releases go on without the server, and a withdrawn tool is gone after the next visit', async ({
  page,
  context,
  site,
  ownSite,
}) => {
  await openAndKeep(page, site, TAX);
  const keptRecord = () => page.evaluate(async () => (await caches.match('/offline/tax.json'))?.text());
  const before = await keptRecord();
  await publish(ownSite.quickContext, [await changedRelease('tax', '9.0.0', 'The newer release.')]);
  const newer = await context.newPage();
  await openAndKeep(newer, site, TAX);
  await expect.poll(keptRecord).not.toBe(before);
  await site.stop();
  await calculate(page, { 'Basic Salary': '1500000' });
  await newer.reload();
  await hydrated(newer);
  expect(await newer.locator('meta[name="description"]').getAttribute('content')).toBe('The newer release.');

  await site.start();
  await withdraw(ownSite.quickContext, 'tax');
  // A browser ends an idle worker after half a minute; one that runs compares other tools every ten minutes.
  const devtools = await context.newCDPSession(newer);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await newer.goto(`${site.url}/finterms`);
  await hydrated(newer);
  await expect.poll(() => isKept(newer, TAX)).toBe(false);
  await site.stop();
  await newer.goto(site.url + TAX);
  await expect(newer.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('PF-41 a newer worker waits for the person, a broken one changes nothing, and the operator’s switch removes all', async ({
  page,
  site,
}) => {
  const notice = page.getByText('A new version of the offline part of this site is ready.');
  await openAndKeep(page, site, TAX);
  await expect(notice).toBeHidden();

  await test.step('a broken worker is not installed: the one before goes on', async () => {
    await site.start({ alterWorker: () => 'throw new Error("broken")' });
    await page.reload();
    await hydrated(page);
    await expect.poll(() => site.asked.filter((one) => one.endsWith('/offline.js')).length).toBeGreaterThan(1);
    expect(await isKept(page, TAX)).toBe(true);
    await site.stop();
    await page.reload();
    await hydrated(page);
  });
  await test.step('a newer one waits, and starts when the person wants', async () => {
    await site.start({ alterWorker: (script) => `${script}\n// newer` });
    await page.reload();
    await expect(notice).toBeVisible();
    const states = () =>
      page.evaluate(async () => {
        const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [waiting?.state, active?.state];
      });
    expect(await states()).toEqual(['installed', 'activated']);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(states).toEqual([undefined, 'activated']);
    await expect(notice).toBeHidden();
    expect(await isKept(page, TAX)).toBe(true);
  });
  await test.step('the switch deletes what is kept, and the worker', async () => {
    await site.start({ isOfflineOff: true });
    await page.reload();
    await hydrated(page);
    await expect.poll(() => countWorkers(page)).toBe(0);
    expect(await keptPaths(page)).toEqual([]);
    await site.stop();
    await expect(page.goto(site.url + TAX)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

test('PF-41 scripts of a page can neither register another worker nor change what is shown', async ({ page, site }) => {
  await openAndKeep(page, site, TAX);
  const refused = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    const attempts = [script, '/registry.json', 'data:text/javascript,', '/offline.js/../registry/tax.json'];
    const names: string[] = [];
    for (const attempt of attempts) {
      await navigator.serviceWorker.register(attempt).then(
        () => names.push('registered'),
        (error: unknown) => names.push(error instanceof Error ? error.name : ''),
      );
    }
    return names;
  });
  expect(refused).toEqual(['SecurityError', 'TypeError', 'TypeError', 'TypeError']);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const forged = () => new Response('<h1>forged</h1>', { headers: { 'Content-Type': 'text/html' } });
      for (const request of await cache.keys()) if (request.url.includes('/~kept/')) await cache.put(request, forged());
      await cache.put(location.pathname, forged());
    }
  });
  await site.stop();
  await page.goto(site.url + TAX);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('forged')).toBeHidden();
});

test('PF-41 a full device works with a network as before, and a person deletes what is kept', async ({
  page,
  context,
  site,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 20_000 });
  await page.goto(site.url + TAX);
  await hydrated(page);
  await expect.poll(() => site.asked).toContain('GET /offline/tax.json');
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await calculate(page, { 'Basic Salary': '1500000' });

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  await page.reload();
  await expect.poll(() => isKept(page, TAX)).toBe(true);
  await page.goto(`${site.url}/~offline`);
  await expect(page.getByRole('link', { name: 'Tax Calculator' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Delete it, and keep nothing' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is kept on this device' })).toBeVisible();
  expect([await keptPaths(page), await countWorkers(page)]).toEqual([[], 0]);
});

test('PF-41 a first visit asks for the worker after it has answered, and the site can be installed, with its tools as shortcuts', async ({
  page,
  context,
  site,
}) => {
  await test.step('the first visit asks for the worker after it has answered, and for nothing else', async () => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const readFirstVisit = await watchFirstVisit(page);
    await openAndKeep(page, site, TAX);
    const { loadedAtHydration, wasReadyAtRegistration } = await readFirstVisit();
    expect(wasReadyAtRegistration).toBe(true);
    expect(loadedAtHydration).toContainEqual(expect.stringMatching('^/remotes/tax/'));
    const order = loadedAtHydration.map((path) => site.asked.indexOf(`GET ${path}`));
    expect(Math.max(...order)).toBeLessThan(site.asked.indexOf('GET /offline.js'));
    const forOffline = site.asked.filter((one) => one.includes('offline'));
    expect(forOffline).toEqual(['GET /offline.js', 'GET /offline/tax.json']);
    expect([...origins], 'no third party is asked').toEqual([site.url]);
  });
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({
    display: 'minimal-ui',
    share_target: { action: `${CATEGORIZER}?share`, method: 'POST' },
    shortcuts: expect.arrayContaining([expect.objectContaining({ url: TAX })]),
  });
});

test('PF-43 a statement that a person shares opens in the categorizer on the device, and is neither sent nor kept', async ({
  page,
  site,
}) => {
  await openAndKeep(page, site, CATEGORIZER);
  await page.goto(`${site.url}/finterms`);
  await hydrated(page);
  // As the system does it: a form with the file.
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), {
      action,
      method: 'post',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file', id: 'shared' });
    form.append(input);
    document.body.append(form);
  }, `${CATEGORIZER}?share`);
  await page.locator('#shared').setInputFiles(join(SAMPLES, 'hdfc-b.pdf'));
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#shared')?.form?.submit();
  });
  await expect(page).toHaveURL(site.url + CATEGORIZER);
  await expect(page.getByText('hdfc-b.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Convert without uploading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^19 transactions/);
  expect(site.asked.filter((one) => one.startsWith('POST') && !one.includes('/vitals'))).toEqual([]);
  const size = readFileSync(join(SAMPLES, 'hdfc-b.pdf')).length;
  const sizes = await page.evaluate(async () => {
    const all: number[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push((await (await cache.match(request))?.blob())?.size ?? 0);
    }
    return all;
  });
  expect(sizes).not.toContain(size);
});
