import { expect, hydrated, test } from './site.ts';

test('PF-01 no script runs that the registry does not name', async ({ readingPage: page }) => {
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

test('PF-01 each file is requested once: preloads equal the scripts', async ({ page }) => {
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

test('PF-04 releases are cached for a year, pages and registry are revalidated', async ({ request }) => {
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

test('SH-01 a page has one address: one with a trailing slash redirects to it', async ({ readingPage: page }) => {
  await page.goto('/tools/?from=mail');
  await expect(page).toHaveURL(/\/tools\?from=mail$/);
});

test(
  'PF-01 cookies that a script set to lock visitors out are deleted, and the page loads again',
  { tag: '@everyBrowser' },
  async ({ page }) => {
    // A document that sends nothing: the answer to a page's own report would end the cookies before the next page.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      for (let index = 0; index < 5; index += 1) document.cookie = `c${index}=${'a'.repeat(3900)};max-age=31536000`;
    });
    expect(await page.evaluate(() => document.cookie.length)).toBeGreaterThan(19_000);
    const notice = page.getByText('the page loads again by itself').waitFor();
    await page.goto('/', { waitUntil: 'commit' });
    await notice;
    await expect(page.getByRole('banner')).toBeVisible();
    await hydrated(page);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.goto('/tools');
    await expect(page.getByRole('banner')).toBeVisible();
  },
);
