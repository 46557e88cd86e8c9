import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { releaseSchema } from '@artha/shared/contract';
import { freePort } from '@artha/process/port';
import { policyOfOneKey } from '@artha/core/authority';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { createKey, readSigner } from '@artha/core/signer';
import { startReleaseService } from '@artha/service/startReleaseService';
import { askForOverride } from '@artha/features/askForOverride';
import { serveOverride, type OverrideServer, type OverrideServerOptions } from '@artha/features/serveOverride';
import { hostileRelease } from './alteredRelease.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';

const TAX = '/tools/tax-calculator';
const CODE = 'the-code-of-the-link';
const HOUR_MS = 3_600_000;
type Build = ReturnType<OverrideServerOptions['readBuild']>;

/** The clients of two teams that may each publish one remote. */
async function openToTeams({ quickContext, context }: OwnSite) {
  const teams = { tax: readSigner(createKey()), glossary: readSigner(createKey()) };
  const entry = (key: string) => ({ routes: ['/'], publishers: [{ key }], allows: 'all' as const });
  const operator = policyOfOneKey(context.team.id);
  const remotes = { ...operator.remotes, tax: entry(teams.tax.id), glossary: entry(teams.glossary.id) };
  const authority = { ...quickContext.authority, readPolicy: () => Promise.resolve({ ...operator, remotes }) };
  const service = await startReleaseService({ ...quickContext, authority });
  return {
    clientOf: (team: 'tax' | 'glossary') => new ReleaseClient(service.url, { signer: teams[team] }),
    close: service.close,
  };
}

/** A build of tax that says so to its page, as `artha override` would have made it. */
async function ownBuild(): Promise<{ readonly release: string; readonly build: Build }> {
  const release = await hostileRelease('tax', 'globalThis.ownBuild = true');
  const { entry } = readRelease(release);
  const browser = join(release, 'browser');
  const files = new Map(
    globSync('**/*.*', { cwd: browser }).map((path) => {
      const content = readFileSync(join(browser, path));
      const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      return [path === entry ? 'remoteEntry.js' : path, { content, integrity }];
    }),
  );
  return { release, build: { version: '1.1.0', built: new Date(), digest: 'ab'.repeat(10), files } };
}

function readRelease(folder: string) {
  const release = v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  if (release.kind !== 'remote') throw new Error('This is no remote.');
  return release;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Override' });
const runsOwnBuild = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'ownBuild') === true);

/** The response to visitors: headers but the time, and bytes. */
async function asVisitor(url: string) {
  const response = await fetch(url);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
  return { headers, body: await response.text() };
}

/** Opens the link in a tab, and agrees. */
async function turnOn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Run tax in this tab' }).click();
  await expect(bar(page)).toContainText(
    /^This tab runs tax 1\.1\.0 from 127\.0\.0\.1:\d+ until .*Visitors do not get it\./,
  );
}

// A command that has ended, and what an attack is refused with, are in the console.
test.use({ allowedMessages: /net::ERR_CONNECTION_REFUSED|status of 403/ });

test('PF-31 a team runs its own build in one tab of the site until it ends, and neither a link, nor another team, nor a script turns it on elsewhere', async ({
  page,
  context,
  ownSite,
}) => {
  const site = ownSite.url;
  const teams = await openToTeams(ownSite);
  const { release, build } = await ownBuild();
  let current = build;
  const port = await freePort();
  const link = `${site}/~override#${String(port)}.${CODE}`;
  const { product } = (await teams.clientOf('tax').site()).config;
  const until = new Date(Date.now() + HOUR_MS).toISOString();
  const server: OverrideServer = await serveOverride({
    site,
    config: readRelease(release),
    product,
    code: CODE,
    port,
    readBuild: () => current,
    offer: async (challenge) => ({
      record: await askForOverride(teams.clientOf('tax'), { name: 'tax', origin: server.origin, challenge, until }),
      name: 'tax',
      version: current.version,
      path: TAX,
      until,
    }),
  });
  const readAll = () => Promise.all(['/', TAX, '/finterms', '/registry.json'].map((path) => asVisitor(site + path)));
  const before = await readAll();

  await test.step('a link without the code of the terminal turns nothing on', async () => {
    await page.goto(`${site}/~override#${String(port)}.guessed`);
    await expect(page.getByRole('status')).toContainText('The link is not the one that artha override has printed.');
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  await test.step('with it, and a click, the tab runs the build, and works', async () => {
    await turnOn(page, link);
    await hydrated(page);
    expect(await runsOwnBuild(page)).toBe(true);
    await page.getByLabel('Basic Salary').fill('1800000');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Calculate Tax' }).click();
    await expect(page.getByText('New regime is better by')).toBeVisible();
  });

  await test.step('the health page shows it, and so do pages of other remotes, from which links lead to it', async () => {
    await page.goto(`${site}/~health`);
    await expect(page.getByRole('row', { name: /^tax/ })).toContainText(
      `1.1.0 from 127.0.0.1:${String(port)}, in this tab alone`,
    );
    await page.goto(`${site}/tools`);
    await hydrated(page);
    await expect(bar(page)).toContainText('This tab runs tax 1.1.0');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Tax Calculator/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Income Tax Calculator/ })).toBeVisible();
    await expect.poll(() => runsOwnBuild(page)).toBe(true);
  });

  const other = await context.newPage();
  await test.step('another tab of the same browser, and visitors, get the live release', async () => {
    await other.goto(site + TAX);
    await hydrated(other);
    await expect(bar(other)).toHaveCount(0);
    expect(await runsOwnBuild(other)).toBe(false);
    expect(await readAll()).toEqual(before);
  });

  await test.step('a new build loads the tab again', async () => {
    await page.goto(site + TAX);
    await expect(bar(page)).toContainText('tax 1.1.0');
    current = { ...build, version: '1.1.1', digest: 'cd'.repeat(10) };
    server.announceBuild();
    await expect(bar(page)).toContainText('This tab runs tax 1.1.1');
  });

  await test.step('once the command has ended, the tab says so and shows what visitors get', async () => {
    await server.close();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toContainText(
      /does not answer\. This page is what visitors get\. Run npx artha override tax again/,
    );
    expect(await runsOwnBuild(page)).toBe(false);
  });

  await test.step('a person ends it', async () => {
    await bar(page).getByRole('button', { name: 'End' }).click();
    await expect(bar(page)).toHaveCount(0);
    await hydrated(page);
    expect(await namesOf(context)).not.toContain('__Host-Http-artha-override');
  });

  await test.step('a link alone turns nothing on in a browser of another machine', async () => {
    await other.goto(link);
    await expect(other.getByRole('status')).toContainText('Nothing answers at');
    await expect(other.getByRole('button')).toHaveCount(0);
  });

  await test.step('another team may not sign for it, and its script turns on nothing of its own', async () => {
    const secret = 'f'.repeat(32);
    const challenge = createHash('sha256').update(secret).digest('hex');
    const glossary = teams.clientOf('glossary');
    const override = { name: 'glossary', origin: 'http://127.0.0.1:9', challenge, until };
    await expect(askForOverride(glossary, { ...override, name: 'tax' })).rejects.toThrow(
      /RE-21: The key \w+ may not override tax/,
    );
    // Its own record is valid. It lacks the secret of the tab, which no script reads or replaces.
    const record = await askForOverride(glossary, override);
    await page.goto(`${site}/finterms`);
    const attempt = await page.evaluate(attack, { record, secret });
    expect(attempt).toEqual({ status: 403, secret: 'data-secret=""', cookies: '' });
    const response = await page.goto(`${site}/finterms`);
    expect(response?.headers()['content-security-policy']).not.toContain('127.0.0.1:9');
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('nor does it reach the page for that, in a window that it opens', async () => {
    expect(await page.evaluate(() => window.open('/~override'))).toBeNull();
    for (const one of context.pages()) if (one !== page) await one.close();
  });

  await teams.close();
  await rm(release, { recursive: true });
});

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** Tries the attacks of a remote's script: plant the cookies, read the secret, and send its own record. */
async function attack({ record, secret }: { record: string; secret: string }) {
  document.cookie = `__Host-Http-artha-override=${record}; Secure; Path=/`;
  document.cookie = `__Host-Http-artha-override-secret=${secret}; Secure; Path=/`;
  const page = await (await fetch('/~override')).text();
  const { status } = await fetch('/~override', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ record }),
  });
  return { status, secret: /data-secret="[^"]*"/.exec(page)?.[0], cookies: document.cookie };
}
