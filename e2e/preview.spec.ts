import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { freePort } from '@artha/process/port';
import { edgeFeatures } from '@artha/features/edgeFeatures';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { createEdge } from '@artha/edge/createEdge';
import { policyOfOneKey } from '@artha/core/authority';
import { sendPreview } from '@artha/features/previewClient';
import { previewOfLink } from '@artha/features/previewLink';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { createKey, readSigner } from '@artha/core/signer';
import { startReleaseService } from '@artha/service/startReleaseService';
import { changedRelease } from './alteredRelease.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';

const TAX = '/tools/tax-calculator';
const TERMS = '/finterms';
const SOON = 'The next release of this page, as its team sees it first.';

/** A new preview that lives for some time. */
const aimFor = (ms: number) => ({
  id: randomBytes(16).toString('hex'),
  until: new Date(Date.now() + ms).toISOString(),
});

/** The site with previews, and the clients of two teams that may each publish one remote. */
async function withPreviews(
  { quickContext, context }: OwnSite,
  use: (site: {
    readonly url: string;
    readonly clientOf: (remote: 'tax' | 'glossary') => ReleaseClient;
  }) => Promise<void>,
): Promise<void> {
  const teams = { tax: readSigner(createKey()), glossary: readSigner(createKey()) };
  const entry = (key: string) => ({ routes: ['/'], publishers: [{ key }], allows: 'all' as const });
  const operator = policyOfOneKey(context.team.id);
  const policy = {
    ...operator,
    remotes: { ...operator.remotes, tax: entry(teams.tax.id), glossary: entry(teams.glossary.id) },
  };
  const port = await freePort();
  const previewsUrl = `http://localhost:${String(port)}`;
  const authority = { ...quickContext.authority, readPolicy: () => Promise.resolve(policy) };
  const service = await startReleaseService({
    ...quickContext,
    authority,
    features: releaseFeatures({ previewsUrl }),
  });
  const { store, trust } = context;
  const edge = await createEdge({ store, trust, features: edgeFeatures({ previewsUrl }) });
  const url = await edge.listen({ port, host: '127.0.0.1' });
  try {
    await use({ url, clientOf: (remote) => new ReleaseClient(service.url, { signer: teams[remote] }) });
  } finally {
    await edge.close();
    await service.close();
  }
}

/** The response to visitors: status, headers but the time, and bytes. */
async function asVisitor(url: string) {
  const response = await fetch(url);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

test('PF-30 a link shows the site with the releases of two teams until it ends, and visitors notice nothing', async ({
  page,
  ownSite,
}) => {
  await withPreviews(ownSite, async ({ url, clientOf }) => {
    const paths = ['/', TAX, TERMS, '/registry.json', '/registry/tax.json', '/sitemap.xml', '/no-such-page'];
    const readAll = () => Promise.all(paths.map((path) => asVisitor(url + path)));
    const before = await readAll();
    const siteBefore = (await ownSite.context.store.openSite())?.version;
    const historyOfTax = async () => (await clientOf('tax').remote('tax')).history;
    // The store may have the releases of earlier runs.
    const historyBefore = await historyOfTax();

    const tax = await changedRelease('tax', '1.1.0', SOON);
    const { link } = await sendPreview(clientOf('tax'), tax, aimFor(3_600_000));

    await test.step('one team’s release is in it, marked, and works', async () => {
      await page.goto(link + TAX.slice(1));
      await hydrated(page);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', SOON);
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
        /^Preview of tax 1\.1\.0, until .* IST\. Visitors do not see this\.$/,
      );
      await page.getByLabel('Basic Salary').fill('1800000');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Calculate Tax' }).click();
      await expect(page.getByText('New regime is better by')).toBeVisible();
    });

    await test.step('the other team adds its release to the same link', async () => {
      const glossary = await changedRelease('glossary', '1.2.0', SOON);
      const added = await sendPreview(clientOf('glossary'), glossary, { id: previewOfLink(link) });
      expect(added.link).toBe(link);
      await page.goto(link + TERMS.slice(1));
      await hydrated(page);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', SOON);
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('tax 1.1.0 and glossary 1.2.0');
      await page.goto(`${link}~health`);
      await expect(page.getByRole('row', { name: /^tax/ })).toContainText('1.1.0');
      await expect(page.getByRole('row', { name: /^glossary/ })).toContainText('1.2.0');
      await rm(glossary, { recursive: true });
    });

    await test.step('visitors get the same bytes as before, and their site was not replaced', async () => {
      expect(await readAll()).toEqual(before);
      expect((await ownSite.context.store.openSite())?.version).toBe(siteBefore);
      expect(await historyOfTax()).toEqual(historyBefore);
    });

    await test.step('the same browser shows the site as before, without what was typed in the preview', async () => {
      await page.goto(url + TAX);
      await hydrated(page);
      await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', SOON);
      await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
      await expect(page.getByLabel('Basic Salary')).toHaveValue('');
      expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    });

    await test.step('no cache keeps a page of it, and no search engine shows one', async () => {
      const host = new URL(link).host;
      const response = await page.request.get(url + TAX, { headers: { Host: host } });
      expect(response.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    });

    await test.step('it ends when its team said', async () => {
      let [short, lifeMs] = ['', 2000];
      // Making a preview takes a part of its life; on a busy machine, perhaps all of it.
      await expect(async () => {
        lifeMs *= 2;
        ({ link: short } = await sendPreview(clientOf('tax'), tax, aimFor(lifeMs)));
        expect((await page.goto(short))?.status()).toBe(200);
      }).toPass();
      await expect(async () => {
        const response = await page.goto(short);
        expect(response?.status()).toBe(404);
        expect(await response?.text()).toContain('This preview has ended');
      }).toPass();
    });
    await rm(tax, { recursive: true });
  });
});
