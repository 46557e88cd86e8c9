import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { carriedRegistrySchema, currentVersion, type Registry, type RegistryVersion } from '@artha/shared/contract';
import { publish, readRegistry } from '@artha/core/publish';
import { registryFile } from '@artha/core/registryFile';
import { alterSite } from '@artha/core/testing/alterSite';
import { integrityOf } from '@artha/core/integrity';
import { breakableRelease } from './alteredRelease.ts';
import { remotes } from './routes.ts';
import { expect, hydrated, test, type FaultySite, type OwnSite } from './site.ts';

/**
 * Replaces a served file by one with another byte, and removes its compressed copies, which would be served instead.
 * @returns a function that undoes it.
 */
async function changeOneByte(file: string): Promise<() => Promise<void>> {
  const good = await readFile(file);
  const bad = Buffer.from(good);
  bad[bad.length - 5] = (bad[bad.length - 5] ?? 0) ^ 1;
  await Promise.all([file, `${file}.br`, `${file}.gz`].map((one) => rm(one, { force: true })));
  await writeFile(file, bad);
  return () => writeFile(file, good);
}

async function filesOf({ context }: OwnSite, name: string) {
  const { store } = context;
  const version = currentVersion(await readRegistry(context), name);
  if (!version) throw new Error(`${name} is not published.`);
  const { digest, entry, screens } = version.extras;
  return { digest, entry, screens, folder: join(store.publicFolder, 'remotes', name, digest) };
}

/**
 * Makes a composed page name a registry with a release that publishing would refuse.
 * @returns a function that undoes it.
 */
async function alterRegistry(
  { context }: OwnSite,
  { name, path }: { readonly name: string; readonly path: string },
  alter: (version: RegistryVersion) => RegistryVersion,
) {
  const { store } = context;
  const file = `${path.slice(1)}/index.html`;
  const good = (await (await store.openSite())?.read(file))?.toString() ?? '';
  // Copied as text: written again from its parsed content it could have other bytes, and so another address.
  const named = /"registry":(\{"url":"[^"]+","integrity":"[^"]+"\})/.exec(good)?.[1] ?? '';
  const { url, integrity } = v.parse(v.object({ url: v.string(), integrity: v.string() }), JSON.parse(named));
  const content = await readFile(join(store.publicFolder, url), 'utf8');
  const registry = v.parse(carriedRegistrySchema, JSON.parse(content));
  const versions = (registry.microFrontends[name] ?? []).map(alter);
  const altered: Registry = { ...registry, microFrontends: { ...registry.microFrontends, [name]: versions } };
  const other = registryFile(altered);
  await writeFile(join(store.publicFolder, other.url), other.content);
  const page = good.replaceAll(url, other.url).replaceAll(integrity, other.integrity);
  expect([page === good, content === other.content]).toEqual([false, false]);
  await alterSite(context, { [file]: page });
  return () => alterSite(context, { [file]: good });
}

/** A release with these extras replaced. */
const withExtras = (version: RegistryVersion, extras: Partial<RegistryVersion['extras']>): RegistryVersion => ({
  ...version,
  extras: { ...version.extras, ...extras },
});

/** Adds a copy of a remote's entry that needs React 99. Returns its name and its digest. */
async function writeEntryForReact99(site: OwnSite, name: string) {
  const { folder, entry } = await filesOf(site, name);
  const code = await readFile(join(folder, entry), 'utf8');
  const altered = code.replaceAll(/"\^19[^"]*"/g, '"^99.0.0"');
  expect(altered).not.toBe(code);
  const file = 'remoteEntry.react99.js';
  await writeFile(join(folder, file), altered);
  return { file, integrity: integrityOf(altered) };
}

/** The failure log of the tab, which the shell writes with every event. */
async function failureLog(page: Page): Promise<{ remote: string; code: string }[]> {
  const text = await page.evaluate(() => sessionStorage.getItem('artha-failures') ?? '[]');
  return v.parse(v.array(v.object({ remote: v.string(), code: v.string() })), JSON.parse(text));
}

/** The shell's notice: those of a remote's own parts, such as on the design page, have no code. */
const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: /did not load\.[\s\S]*Code for support/ });
const retryButtonOf = (page: Page) => noticeOf(page).getByRole('button', { name: 'Retry' });

interface Expected {
  readonly code: string;
  readonly remote: string;
}

/** The notice names what failed, below the heading; the frame and the page's HTML stay; one event was emitted. */
async function expectNotice(page: Page, { code, remote }: Expected): Promise<void> {
  const notice = noticeOf(page);
  await expect(notice).toContainText('did not load.');
  await expect(notice).toContainText(`Code for support: ${code}`);
  await expect(retryButtonOf(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.first()).toBeVisible();
  expect(await headings.first().evaluate((heading) => heading.tagName)).toBe('H1');
  await expect(headings.nth(1)).toContainText('did not load.');
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
  expect((await failureLog(page)).map((entry) => [entry.remote, entry.code])).toEqual([[remote, code]]);
}

/** Advances the page's clock until the shell has stopped waiting. */
async function passTime(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:01');
    expect(await noticeOf(page).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

async function expectRecovery(page: Page): Promise<void> {
  await retryButtonOf(page).click();
  await hydrated(page);
  await expect(noticeOf(page)).toHaveCount(0);
}

const onlyErrors = (complaints: readonly string[]): string[] => complaints.filter((line) => line.startsWith('error:'));

const openPage = async (page: Page, site: FaultySite, path: string) => {
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
};

// A file that a page has loaded comes from the cache. The glossary is first, because other pages load its files when they are idle.
const glossaryFirst = remotes.toSorted(
  (one, other) => Number(other.name === 'glossary') - Number(one.name === 'glossary'),
);

test('PF-01 with the server of any remote down, its page stays, other tools work, and Retry loads it @area', async ({
  page,
  faultySite: site,
  complaints,
}) => {
  let working: string | undefined;
  for (const { name, routes } of glossaryFirst) {
    const path = routes[0]?.path ?? '';
    await test.step(name, async () => {
      site.fault(new RegExp(`/remotes/${name}/`), 'down');
      await openPage(page, site, path);
      await expectNotice(page, { code: 'AR-101', remote: name });
      if (working) {
        await page.goto(working);
        await hydrated(page);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(retryButtonOf(page)).toBeVisible();
      }
      site.mend();
      await expectRecovery(page);
      await page.evaluate(() => {
        sessionStorage.clear();
      });
    });
    working = site.url + path;
  }
  expect(onlyErrors(complaints)).toEqual([]);
});

// Loading, checking and hydrating a release is the shell's task, so two remotes are tested: one with a small screen,
// and one with late parts. Their pages are not isolated: the policy of an isolated one names its scripts, so that a
// changed one never runs.
for (const { name, routes } of remotes.filter((one) => ['tax', 'report'].includes(one.name))) {
  const route = routes.find(({ isolated }) => !isolated);
  if (!route) continue;

  test.describe(`PF-01 a failure of ${name}`, () => {
    for (const [fault, kind, code] of [
      ['its entry is missing', 'missing', 'AR-101'],
      ['its entry hangs', 'hanging', 'AR-102'],
    ] as const) {
      test(`when ${fault}, the page stays and Retry loads it`, async ({ page, faultySite: site, complaints }) => {
        site.fault(new RegExp(`/remotes/${name}/.*/remoteEntry\\.`), kind);
        if (kind === 'hanging') await page.clock.install();
        await openPage(page, site, route.path);
        if (kind === 'hanging') await passTime(page);
        await expectNotice(page, { code, remote: name });
        site.mend();
        await expectRecovery(page);
        expect(onlyErrors(complaints)).toEqual([]);
      });
    }

    test('with one wrong byte in its screen, it never runs, and Retry loads it', async ({
      page,
      ownSite,
      complaints,
    }) => {
      const { folder, screens } = await filesOf(ownSite, name);
      const [file = ''] = screens[route.screen] ?? [];
      const mend = await changeOneByte(join(folder, file));
      await openPage(page, ownSite, route.path);
      await expectNotice(page, { code: 'AR-103', remote: name });
      await mend();
      await expectRecovery(page);
      expect(onlyErrors(complaints)).toEqual([]);
    });

    test('with any fault of its release, the page stays, and Retry loads the repaired one', async ({
      page,
      ownSite,
      complaints,
    }) => {
      const expectFailure = async (code: string) => {
        await openPage(page, ownSite, route.path);
        await expectNotice(page, { code, remote: name });
      };
      /** Retries successfully; then empties the log for the next fault. */
      const expectCure = async (cure: () => Promise<void>) => {
        await cure();
        await expectRecovery(page);
        await page.evaluate(() => {
          sessionStorage.clear();
        });
      };

      await test.step('it was written for another contract', async () => {
        const cure = await alterRegistry(ownSite, { name, path: route.path }, (version) =>
          withExtras(version, { contract: 99 }),
        );
        await expectFailure('AR-104');
        await expectCure(cure);
      });
      await test.step('it does not expose the screen of its route', async () => {
        const cure = await alterRegistry(ownSite, { name, path: route.path }, (version) =>
          withExtras(version, {
            routes: version.extras.routes.map((listed) => ({ ...listed, screen: `${listed.screen}Renamed` })),
          }),
        );
        await expectFailure('AR-105');
        await expectCure(cure);
      });
      await test.step('it needs a shared package in a version that the shell does not have', async () => {
        const { file, integrity } = await writeEntryForReact99(ownSite, name);
        const cure = await alterRegistry(ownSite, { name, path: route.path }, (version) => ({
          ...withExtras(version, { files: { ...version.extras.files, [file]: integrity } }),
          url: version.url.replace(/[^/]+$/, file),
        }));
        await expectFailure('AR-108');
        await expectCure(cure);
      });
      await test.step('its code throws while rendering', async () => {
        await publish(ownSite.quickContext, [await breakableRelease(name, route.screen)]);
        await page.addInitScript(() => {
          Reflect.set(globalThis, 'broken', true);
        });
        await expectFailure('AR-106');
        await page.evaluate(() => {
          Reflect.set(globalThis, 'broken', false);
        });
        await retryButtonOf(page).click();
        await expect(noticeOf(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      expect(onlyErrors(complaints)).toEqual([]);
    });
  });
}

test('PF-01 while a tool has not loaded, its controls are inert, and its text and links work', async ({
  page,
  faultySite: site,
}) => {
  // Hanging, so that the focus is in the form when it fails.
  site.fault(/\/remotes\/tax\//, 'hanging');
  await page.clock.install();
  await openPage(page, site, '/tools/tax-calculator');
  await page.getByLabel('Basic Salary').focus();
  await passTime(page);
  await expectNotice(page, { code: 'AR-102', remote: 'tax' });
  await expect(page.getByText(/You can read the page below, but it will not calculate until it loads\./)).toBeVisible();
  for (const control of await page.locator('main form').locator('input, button').all()) {
    expect(await control.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  }
  // The focus moves from the form to the notice, and continues from there.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  site.mend();
  await page.keyboard.press('Enter');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByLabel('Basic Salary').fill('1200000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel(/80C/)).toBeVisible();
});

test('PF-01 a late part of a screen that fails leaves the rest working, and shows its code and a Retry', async ({
  page,
  faultySite: site,
  complaints,
}) => {
  await page.goto(`${site.url}/tools/tax-calculator`);
  await hydrated(page);
  site.fault(/\/remotes\/tax\//, 'missing');
  await page.getByLabel('Basic Salary').fill('1200000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Calculate Tax' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'The comparison did not load.' });
  await expect(notice).toContainText('Everything else on this page still works.');
  await expect(notice).toContainText('Code for support: AR-107');
  expect((await failureLog(page)).map(({ remote, code }) => [remote, code])).toEqual([['tax', 'AR-107']]);
  site.mend();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'New Regime' })).toBeVisible();
  expect(onlyErrors(complaints)).toEqual([]);
});
