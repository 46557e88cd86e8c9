import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { pageRegistry, currentVersion, type Registry } from '@artha/shared/contract';
import { publish, readRegistry, registryFile } from '@artha/platform/publish';
import { buildBreakable } from './changedSources.ts';
import { remotes } from './routes.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';

/** Changes one byte of a served file; its compressed twins go, so that just this is served. Returns the way back. */
async function changeOneByte(file: string): Promise<() => Promise<void>> {
  const good = await readFile(file);
  const bad = Buffer.from(good);
  bad[bad.length - 5] = (bad[bad.length - 5] ?? 0) ^ 1;
  await writeFile(file, bad);
  await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
  return () => writeFile(file, good);
}

async function filesOf({ context: { store } }: OwnSite, name: string) {
  const version = currentVersion(await readRegistry(store), name);
  if (!version) throw new Error(`${name} is not published.`);
  const { digest, entry, screens } = version.extras;
  return { digest, entry, screens, folder: join(store.publicFolder, 'remotes', name, digest) };
}

/** Makes a composed page name a registry in which a remote's release speaks another contract. Returns the way back. */
async function composeAlien({ context: { store, config } }: OwnSite, name: string, path: string) {
  const file = join(store.siteLink, path, 'index.html');
  const good = await readFile(file, 'utf8');
  const slice = pageRegistry(await readRegistry(store), config.product);
  const versions = (slice.microFrontends[name] ?? []).map((version) => ({
    ...version,
    extras: { ...version.extras, contract: 99 },
  }));
  const alien: Registry = { ...slice, microFrontends: { ...slice.microFrontends, [name]: versions } };
  const { url, integrity, content } = registryFile(slice);
  const other = registryFile(alien);
  await writeFile(join(store.publicFolder, other.url), other.content);
  const page = good.replaceAll(url, other.url).replaceAll(integrity, other.integrity);
  expect([page === good, content === other.content]).toEqual([false, false]);
  await writeFile(file, page);
  await Promise.all([rm(`${file}.br`), rm(`${file}.gz`)]);
  return () => writeFile(file, good);
}

/** Failures that the journal of the tab holds, which the shell writes with every event. */
async function journal(page: Page): Promise<{ remote: string; code: string }[]> {
  const text = await page.evaluate(() => sessionStorage.getItem('artha-journal') ?? '[]');
  return v.parse(v.array(v.object({ remote: v.string(), code: v.string() })), JSON.parse(text));
}

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load.' });

interface Expected {
  readonly code: string;
  readonly remote: string;
}

/** The frame lives, the page's HTML stays, the notice names what failed, and one event was sent. */
async function expectNotice(page: Page, { code, remote }: Expected): Promise<void> {
  const notice = noticeOf(page);
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(notice).toContainText(`Code for support: ${code}`);
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
  expect((await journal(page)).map((entry) => [entry.remote, entry.code])).toEqual([[remote, code]]);
}

/** Lets the page's clock run ahead until the shell has given up waiting. */
async function passTime(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:01');
    await expect(noticeOf(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}

async function expectRecovery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(noticeOf(page)).toHaveCount(0);
}

const onlyErrors = (complaints: readonly string[]): string[] => complaints.filter((line) => line.startsWith('error:'));

for (const { name, routes } of remotes) {
  const [route] = routes;
  if (!route) continue;
  const other = name === 'glossary' ? '/pricing' : '/finterms';

  test.describe(`PF-01 ${name}`, () => {
    const open = async (page: Page, site: OwnSite) => {
      await page.goto(site.url + route.path, { waitUntil: 'domcontentloaded' });
    };

    for (const [fault, kind, code] of [
      ['its entry is missing', 'missing', 'AR-101'],
      ['its entry hangs', 'hanging', 'AR-102'],
    ] as const) {
      test(`when ${fault}, the page stays and Retry cures it`, async ({ page, ownSite, complaints }) => {
        const { entry } = await filesOf(ownSite, name);
        ownSite.fault(new RegExp(`/remotes/${name}/.*${entry}`), kind);
        if (kind === 'hanging') await page.clock.install();
        await open(page, ownSite);
        if (kind === 'hanging') await passTime(page);
        await expectNotice(page, { code, remote: name });
        ownSite.mend();
        await expectRecovery(page);
        expect(onlyErrors(complaints)).toEqual([]);
      });
    }

    test('when its server is down, the page stays, other tools work, and Retry cures it', async ({
      page,
      ownSite,
      complaints,
    }) => {
      ownSite.fault(new RegExp(`/remotes/${name}/`), 'down');
      await open(page, ownSite);
      await expectNotice(page, { code: 'AR-101', remote: name });
      await page.goto(ownSite.url + other);
      await hydrated(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
      ownSite.mend();
      await expectRecovery(page);
      expect(onlyErrors(complaints)).toEqual([]);
    });

    test('when one byte of its screen is wrong, it never runs, and Retry cures it', async ({
      page,
      ownSite,
      complaints,
    }) => {
      const { folder, screens } = await filesOf(ownSite, name);
      const [file = ''] = screens[route.screen] ?? [];
      const mend = await changeOneByte(join(folder, file));
      await open(page, ownSite);
      await expectNotice(page, { code: 'AR-103', remote: name });
      await mend();
      await expectRecovery(page);
      expect(onlyErrors(complaints)).toEqual([]);
    });

    test('when its code throws while rendering, the composed page stays, and Retry cures it', async ({
      page,
      ownSite,
      complaints,
    }) => {
      await publish(ownSite.context, [await buildBreakable(name, route.screen)]);
      await page.addInitScript(() => {
        Reflect.set(globalThis, 'broken', true);
      });
      await open(page, ownSite);
      await expectNotice(page, { code: 'AR-106', remote: name });
      await page.evaluate(() => {
        Reflect.set(globalThis, 'broken', false);
      });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(noticeOf(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(onlyErrors(complaints)).toEqual([]);
    });

    test('when its release speaks an alien contract, the page stays, and Retry takes the cured release', async ({
      page,
      ownSite,
      complaints,
    }) => {
      const cure = await composeAlien(ownSite, name, route.path);
      await open(page, ownSite);
      await expectNotice(page, { code: 'AR-104', remote: name });
      await cure();
      await expectRecovery(page);
      expect(onlyErrors(complaints)).toEqual([]);
    });
  });
}

test('PF-01 a page whose registry does not come, or is not the one it names, reads as it was composed', async ({
  page,
  ownSite,
}) => {
  for (const kind of ['missing', 'changed'] as const) {
    const named = page.waitForRequest(/\/registries\//);
    if (kind === 'missing') ownSite.fault(/\/registries\//, 'missing');
    else await page.route(/\/registries\//, (route) => route.fulfill({ json: {} }));
    await page.goto(ownSite.url);
    await named;
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Use the free tools' }).click();
    await expect(page).toHaveURL(/\/tools$/);
    await expect(page.locator('[data-region="screen"]')).not.toHaveAttribute('data-ready');
    ownSite.mend();
  }
  await page.unroute(/\/registries\//);
  await page.reload();
  await hydrated(page);
});

test('PF-01 a shell that does not load leaves every page readable, with links that work', async ({ page, ownSite }) => {
  ownSite.fault(/\/remotes\/shell\/.*main/, 'missing');
  await page.goto(ownSite.url);
  await page.getByRole('link', { name: 'Use the free tools' }).click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
