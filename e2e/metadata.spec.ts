import type { APIRequestContext, APIResponse } from '@playwright/test';
import * as v from 'valibot';
import { originalPath } from '@artha/shared/contract';
import { publish } from '@artha/core/publish';
import { changedRelease } from './alteredRelease.ts';
import { pages, remotes, routes, termPages } from './routes.ts';
import { expect, test } from './site.ts';

const ORIGIN = 'https://artha.example';
type Route = (typeof routes)[number];
const listed = routes.filter(({ unlisted }) => !unlisted);
const pathOf = (address: string): string => address.slice(ORIGIN.length);

/** Width and height of a PNG from its first chunk (W3C, Portable Network Graphics). */
function pngSize(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function get(request: APIRequestContext, path: string, type: string): Promise<APIResponse> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe(type);
  return response;
}

const graphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string(), '@id': v.optional(v.string()) })),
});

/** The metadata of a page: its head and its structured data. */
function readPage(html: string) {
  const one = (form: RegExp): string => {
    const [first, ...more] = [...html.matchAll(form)];
    expect(more, String(form)).toEqual([]);
    return (first?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  };
  const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'));
  return {
    title: one(/<title>([^<]*)<\/title>/g),
    canonical: one(/<link rel="canonical" href="([^"]*)">/g),
    meta,
    graph: () =>
      v.parse(graphSchema, JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/gs)))['@graph'],
  };
}

/** The main type of a page's structured data besides the page itself, by route. */
function expectedTypes({ path, tool, family, remote }: Route): string[] {
  const own: Readonly<Record<string, string[]>> = {
    '/': ['WebSite', 'FAQPage'],
    '/pricing': ['Service', 'FAQPage'],
    '/hi': ['FAQPage'],
    '/hi/pricing': ['Service', 'FAQPage'],
    '/finterms': ['DefinedTermSet'],
    '/Artha-Equity-Research': ['ItemList'],
    '/hi/Artha-Equity-Research': ['ItemList'],
  };
  return [
    'WebPage',
    'Organization',
    ...(path === '/' || path === '/hi' ? [] : ['BreadcrumbList']),
    ...(tool ? ['WebApplication'] : []),
    ...(family !== undefined && remote === 'glossary' ? ['DefinedTerm'] : []),
    ...(own[path] ?? (path.includes('/Artha-Equity-Research/') ? ['Article'] : [])),
  ];
}

/** The nodes that the pages of terms define; the glossary's lists name them. */
const termNodes = [...termPages('/finterms/'), ...termPages('/hi/finterms/')].map(
  ({ path }) => `${ORIGIN}${path}#term`,
);

/** A page has the metadata of its route, its share picture, and structured data without loose ends. */
async function expectDescribed(request: APIRequestContext, route: Route): Promise<void> {
  const page = readPage(await (await request.get(route.path)).text());
  const address = ORIGIN + route.path;
  expect(page.canonical).toBe(address);
  expect(page.meta('og:url')).toBe(address);
  expect(page.meta('og:title')).toBe(page.title);
  expect(page.meta('og:description')).toBe(page.meta('description'));
  expect(page.meta('og:site_name')).toBe('Artha');
  expect(page.meta('og:locale')).toBe(`${route.lang ?? 'en'}_IN`);
  expect(page.meta('twitter:card')).toBe('summary_large_image');

  expect(page.meta('og:image')).toMatch(/^https:\/\/artha\.example\/og\/[0-9a-f]{20}\.png$/);
  // Pages of a family share the picture of the page above them, and translations that of the page in English.
  const plainPath = route.lang === undefined ? route.path : originalPath(route.path, route.lang);
  const pictured = route.family === undefined ? plainPath : plainPath.slice(0, plainPath.lastIndexOf('/'));
  const shown = routes.find(({ path }) => path === pictured);
  expect(page.meta('og:image:alt')).toContain(pictured === '/' ? shown?.title : (shown?.tool?.name ?? shown?.title));
  const picture = await get(request, pathOf(page.meta('og:image')), page.meta('og:image:type'));
  expect(picture.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const [width, height] = pngSize(await picture.body());
  expect([width, height]).toEqual([1200, 630]);
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630']);

  const graph = page.graph();
  expect(graph.map((node) => node['@type']).sort()).toEqual(expectedTypes(route).sort());
  const ids = graph.flatMap((node) => node['@id'] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id = ''] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g)) {
    expect([...ids, `${ORIGIN}/#website`, ...termNodes]).toContain(id);
  }
}

/** A page is not listed, and has no share data. */
async function expectHidden(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/og:image|ld\+json|rel="canonical"/);
}

for (const { name } of remotes) {
  test(`PF-01 ${name} describes its pages for search engines and sharing, or hides them`, async ({ request }) => {
    for (const route of routes.filter(({ remote }) => remote === name))
      await test.step(route.path, () =>
        route.unlisted ? expectHidden(request, route.path) : expectDescribed(request, route),
      );
  });
}

test('PF-01 every page has its own title and description, short enough for search results @area', async ({
  request,
}) => {
  const found = await Promise.all(
    listed.map(async ({ path }) => {
      const { title, meta } = readPage(await (await request.get(path)).text());
      return { path, title, description: meta('description') };
    }),
  );
  expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
  expect(new Set(found.map(({ description }) => description)).size).toBe(found.length);
  expect(found.filter(({ title }) => title.length < 10 || title.length > 65)).toEqual([]);
  expect(found.filter(({ description }) => description.length < 70 || description.length > 160)).toEqual([]);
});

test('PF-01 a page below others links back to them by name', async ({ request }) => {
  const { graph } = readPage(await (await request.get('/tools/tax-calculator')).text());
  expect(graph().find((node) => node['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Artha', item: `${ORIGIN}/` },
      { position: 2, item: `${ORIGIN}/tools` },
      { position: 3, name: 'Tax Calculator', item: `${ORIGIN}/tools/tax-calculator` },
    ],
  });
});

test('PF-01 the structured data has the price, the questions and the terms of the pages', async ({
  readingPage: page,
  request,
}) => {
  const pricing = readPage(await (await request.get('/pricing')).text()).graph();
  expect(pricing.find((node) => node['@type'] === 'Service')).toMatchObject({
    offers: [
      { price: 30, priceCurrency: 'USD' },
      { price: 300, priceCurrency: 'USD' },
      { price: 0, eligibleDuration: { value: 14, unitCode: 'DAY' } },
    ],
  });
  await page.goto('/');
  const asked = await page.locator('#faq summary').allInnerTexts();
  const home = readPage(await (await request.get('/')).text()).graph();
  expect(home.find((node) => node['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: asked.map((name) => ({ '@type': 'Question', name })),
  });
  const [set] = readPage(await (await request.get('/finterms')).text())
    .graph()
    .filter((node) => node['@type'] === 'DefinedTermSet');
  expect(set?.['hasDefinedTerm']).toHaveLength(termPages('/finterms/').length);
  const [term] = readPage(await (await request.get('/finterms/sip')).text())
    .graph()
    .filter((node) => node['@type'] === 'DefinedTerm');
  expect(term).toMatchObject({ name: 'SIP', inLanguage: 'en-IN' });
});

const manifestSchema = v.looseObject({
  name: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.string() })),
  shortcuts: v.array(v.looseObject({ name: v.string(), url: v.string() })),
});

test('PF-01 the browser accepts the web app manifest, and its icons have the stated sizes', async ({
  readingPage: page,
  request,
  readingComplaints: complaints,
}) => {
  const response = await get(request, '/site.webmanifest', 'application/manifest+json');
  const manifest = v.parse(manifestSchema, await response.json());
  expect(manifest).toMatchObject({ name: 'Artha', short_name: 'Artha', start_url: '/', lang: 'en-IN' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(request, src, type);
    expect(pngSize(await icon.body()).join('x')).toBe(sizes);
  }
  const tools = listed.flatMap(({ path, tool, lang }) => (tool && lang === undefined ? [path] : []));
  expect(manifest.shortcuts.map(({ url }) => url).sort()).toEqual(tools.sort());

  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/site.webmanifest');
  expect(errors).toEqual([]);
  expect(complaints).toEqual([]);
});

test('PF-01 browsers find icons at their old addresses', async ({ request, readingPage: page }) => {
  const ico = await (await request.get('/favicon.ico')).body();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  const apple = await get(request, '/apple-touch-icon.png', 'image/png');
  expect(pngSize(await apple.body())).toEqual([180, 180]);
  await page.goto('/');
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/apple-touch-icon.png');
  const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
  await get(request, icon, 'image/svg+xml');
});

test('PF-01 llms.txt links every page, with the tools first and the legal texts last', async ({ request }) => {
  const text = await (await get(request, '/llms.txt', 'text/plain; charset=utf-8')).text();
  expect(text).toMatch(/^# Artha\n\n> .+\n\n## Tools\n/);
  expect(text.match(/^## .*/gm)).toEqual(['## Tools', '## Pages', '## Optional']);
  const linked = [...text.matchAll(/^- \[.+\]\((.+?)\): .+$/gm)].map(([, address = '']) => pathOf(address));
  expect(linked.sort()).toEqual(
    listed
      .filter(({ path, family, lang }) => path !== '/' && family === undefined && lang === undefined)
      .map(({ path }) => path)
      .sort(),
  );
  const [, optional = ''] = text.split('## Optional');
  for (const path of ['/privacy', '/refund', '/tos', '/cookies']) expect(optional).toContain(`${ORIGIN}${path})`);
});

test('PF-01 security.txt names the contact, and has not expired', async ({ request }) => {
  const response = await get(request, '/.well-known/security.txt', 'text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:hello@artha.example\n');
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
  expect(await (await request.get('/security.txt')).text()).toBe(text);
});

test('PF-01 robots.txt names the sitemap, and the sitemap has every listed page', async ({ request }) => {
  const robots = await (await get(request, '/robots.txt', 'text/plain; charset=utf-8')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(entries.map(([, address = '']) => pathOf(address)).sort()).toEqual(
    pages
      .filter(({ unlisted }) => !unlisted)
      .map(({ path }) => path)
      .sort(),
  );
});

test('PF-01 a missing picture is a plain 404', async ({ request }) => {
  const response = await request.get('/og/00000000000000000000.png');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('PF-04 a publish draws the pictures whose words changed; the old ones stay for earlier posts', async ({
  ownSite,
  request,
}) => {
  const read = async (path: string) => readPage(await (await request.get(ownSite.url + path)).text());
  const picturesOf = () => Promise.all(listed.map(async ({ path }) => (await read(path)).meta('og:image')));
  const lastmodsOf = async () => {
    const sitemap = await (await request.get(`${ownSite.url}/sitemap.xml`)).text();
    return new Map([...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)].map(([, page = '', day]) => [page, day]));
  };
  const [before, days] = [await picturesOf(), await lastmodsOf()];
  const release = await changedRelease('marketing', '1.1.0', 'Another description of the home page.');
  await publish({ ...ownSite.quickContext, now: () => new Date('2031-05-06T07:08:09Z') }, [release]);

  const after = await picturesOf();
  const changed = listed.filter((_, index) => before[index] !== after[index]).map(({ path }) => path);
  // A page in Hindi has the picture of the English one.
  expect(changed).toEqual(['/', '/hi']);
  for (const picture of [...before, ...after]) {
    expect((await request.get(ownSite.url + pathOf(picture))).status()).toBe(200);
  }
  for (const [page, day] of await lastmodsOf()) {
    const { remote } = listed.find(({ path }) => path === pathOf(page)) ?? {};
    expect(day, page).toBe(remote === 'marketing' ? '2031-05-06' : days.get(page));
  }
});
