import { join } from 'node:path';
import { publish, readRegistry, rollback } from '@artha/core/publish';
import { currentVersions } from '@artha/shared/contract';
import { changedRelease } from './alteredRelease.ts';
import { digestsBelow } from './digestsBelow.ts';
import { remotes } from './routes.ts';
import { backgroundStarted, expect, hydrated, test } from './site.ts';

const TAX = '/tools/tax-calculator';
const DESCRIPTION = 'Compare the two regimes, as published a moment ago.';

test('PF-04 a changed remote goes live on the running site, and no other page is affected @area', async ({
  page,
  ownSite,
  context,
}) => {
  const { store } = ownSite.context;
  const releasesBefore = digestsBelow(store.publicFolder);
  const registryBefore = currentVersions(await readRegistry(ownSite.context));
  await page.goto(ownSite.url + TAX);
  await hydrated(page);
  await page.getByLabel('Basic Salary').fill('1800000');

  const failed: string[] = [];
  const whenLive = new AbortController();
  const visiting = (async () => {
    // The last round starts when the release is live.
    for (let rounds = 1; ; rounds += 1) {
      const isLast = whenLive.signal.aborted;
      for (const path of ['/', TAX, '/registry.json', '/finterms']) {
        const response = await fetch(ownSite.url + path);
        const text = await response.text();
        if (!response.ok || text.length < 500) failed.push(`${path} ${response.status}`);
      }
      if (isLast) return rounds;
    }
  })();
  const [result] = await publish(ownSite.context, [await changedRelease('tax', '1.1.0', DESCRIPTION)]).finally(() => {
    whenLive.abort();
  });

  expect(await visiting).toBeGreaterThan(1);
  expect(result?.changed).toBe(true);
  expect(failed).toEqual([]);

  const releasesAfter = digestsBelow(store.publicFolder);
  for (const [file, digest] of releasesBefore) expect(releasesAfter.get(file), file).toBe(digest);
  const registryAfter = new Map(currentVersions(await readRegistry(ownSite.context)));
  for (const [name, version] of registryBefore) {
    if (name !== 'tax') expect(registryAfter.get(name)).toEqual(version);
  }

  // The open tab continues with its own version.
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Calculate Tax' }).click();
  await expect(page.getByText('New regime is better by')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(ownSite.url + TAX);
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', DESCRIPTION);
  await hydrated(visitor);
  await visitor.goto(`${ownSite.url}/~health`);
  await expect(visitor.getByRole('row', { name: /^tax/ })).toContainText('1.1.0');

  await rollback(ownSite.quickContext, 'tax');
  await visitor.goto(ownSite.url + TAX);
  await expect(visitor.locator('meta[name="description"]')).not.toHaveAttribute('content', DESCRIPTION);
  await hydrated(visitor);
});

test('PF-04 an open tab can still load the lazy parts of its version', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.url}/tools/transaction-categorizer`);
  await hydrated(page);
  const categorizer = await changedRelease('categorizer', '1.1.0', DESCRIPTION);
  await publish(ownSite.quickContext, [categorizer]);

  await page.getByLabel(/Choose your bank|Bank/).selectOption('HDFC');
  await page.locator('input[type="file"]').setInputFiles(join(import.meta.dirname, '../statements/samples/hdfc-a.pdf'));
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { name: 'Transaction Categories' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('PF-04 two publishes at once both take effect', async ({ ownSite }) => {
  const folders = [
    await changedRelease('tax', '1.1.0', DESCRIPTION),
    await changedRelease('report', '1.2.0', DESCRIPTION),
  ];
  await Promise.all(folders.map((one) => publish(ownSite.quickContext, [one])));
  const live = new Map(currentVersions(await readRegistry(ownSite.context)));
  expect(live.get('tax')?.metadata.version).toBe('1.1.0');
  expect(live.get('report')?.metadata.version).toBe('1.2.0');
  expect(live.size).toBe(remotes.length + 1);
});

test('PF-04 publishing the same again changes nothing', async ({ ownSite }) => {
  const before = (await ownSite.context.store.openSite())?.version;
  // These sites have a small glossary.
  const folders = remotes.filter(({ name }) => name !== 'glossary').map(({ outDir }) => outDir);
  const results = await publish(ownSite.context, folders);
  expect(results.map(({ changed }) => changed)).toEqual(folders.map(() => false));
  expect((await ownSite.context.store.openSite())?.version).toBe(before);
});

test('PF-04 a tab that becomes visible again gets newer releases with its next page', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.url}/tools`);
  await hydrated(page);
  await backgroundStarted(page);
  await publish(ownSite.quickContext, [await changedRelease('tax', '1.1.0', DESCRIPTION)]);
  const looked = page.waitForResponse('**/registry/*.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tax Calculator/ })
    .click();
  await expect(page).toHaveURL(/tax-calculator$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', DESCRIPTION);
});
