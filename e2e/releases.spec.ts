import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { rm } from 'node:fs/promises';
import { createEdge } from './createEdge.ts';
import { policyOfOneKey } from '@artha/core/authority';
import { openTeller, tellerFiles } from '@artha/features/openTeller';
import { mailerOf } from '@artha/features/mailer';
import { readEvents } from '@artha/features/readEvents';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { createKey, readSigner } from '@artha/core/signer';
import { startReleaseService } from '@artha/service/startReleaseService';
import { startMailServer } from './accounts/startMailServer.ts';
import { changedRelease } from './alteredRelease.ts';
import { expectNoViolations } from './barriers.ts';
import { listen } from '@artha/process/port';
import { expect, hydrated, test, type OwnSite } from './site.ts';

const PAGE = '/~releases';
const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

/** A receiver of web hooks. */
async function startReceiver() {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => received.push({ headers: request.headers, body }));
    request.on('end', () => response.writeHead(204).end());
  });
  return { url: `http://127.0.0.1:${String(await listen(server))}/`, received, close: () => server.close() };
}

/** Proves a web hook as its receiver does (Standard Webhooks). */
function isProved(publicKey: string, { headers, body }: { headers: IncomingHttpHeaders; body: string }): boolean {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const signature = Buffer.from(String(headers['webhook-signature']).replace(/^v1a,/, ''), 'base64');
  return verify(null, Buffer.from(content), key, signature);
}

/** The site with a service that tells two teams, each with a key of its own. */
async function withTeams(
  { quickContext, context }: OwnSite,
  tell: Readonly<Record<'tax' | 'glossary', { readonly hook?: string; readonly mail?: string }>>,
  mailPort: number,
  use: (site: {
    readonly url: string;
    readonly clientOf: (remote: 'tax' | 'glossary') => ReleaseClient;
    readonly stopService: () => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  const teams = { tax: readSigner(createKey()), glossary: readSigner(createKey()) };
  const entry = (name: 'tax' | 'glossary') => ({
    routes: ['/'],
    publishers: [{ key: teams[name].id }],
    allows: 'all' as const,
    tell: tell[name],
  });
  const operator = policyOfOneKey(context.team.id);
  const policy = {
    ...operator,
    remotes: { ...operator.remotes, tax: entry('tax'), glossary: entry('glossary') },
    nextShell: { version: '9.0.0', from: '2027-03-01', supportedContracts: [2], provides: {} },
  };
  const readPolicy = () => Promise.resolve(policy);
  const teller = await openTeller({
    ...(await tellerFiles(context.store.folder)),
    readPolicy,
    origin: context.config.origin,
    sendMail: mailerOf({ host: '127.0.0.1', port: mailPort, sender: 'site@artha.example' }),
    hookLimits: { allowsPrivate: true },
    log: () => undefined,
  });
  const service = await startReleaseService({
    ...quickContext,
    authority: { ...quickContext.authority, readPolicy },
    features: releaseFeatures({ teller }),
  });
  const { store, trust } = context;
  const edge = await createEdge({ store, trust, releaseServiceUrl: service.url, vitalsFile: undefined });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  try {
    await use({
      url,
      clientOf: (remote) => new ReleaseClient(service.url, { signer: teams[remote] }),
      stopService: () => service.close(),
    });
  } finally {
    await edge.close();
    await service.close();
  }
}

test('PF-34 two teams see what runs by keyboard in both themes, also without the service, and are told by hook and mail', async ({
  page,
  ownSite,
}) => {
  const receiver = await startReceiver();
  const mailServer = await startMailServer(0);
  const tell = { tax: { hook: receiver.url, mail: 'team@tax.example' }, glossary: { mail: 'team@glossary.example' } };
  await withTeams(ownSite, tell, mailServer.port, async ({ url, clientOf, stopService }) => {
    const folders = [
      await changedRelease('tax', '1.1.0', 'A better tax page, which its team takes back.'),
      await changedRelease('glossary', '1.2.0', 'Better terms, which stay with visitors.'),
    ];
    const [tax = '', glossary = ''] = folders;
    await clientOf('tax').publish(tax, { commit: COMMIT });
    await clientOf('glossary').publish(glossary, { commit: COMMIT });
    const { digest } = (await clientOf('tax').remote('tax')).history.find(({ isLive }) => isLive) ?? {};
    const met = { remote: 'tax', release: digest };
    const entries = [
      { ...met, kind: 'view', count: 400 },
      { ...met, kind: 'error', code: 'TypeError', count: 12 },
      { ...met, kind: 'vital', metric: 'LCP', bucket: 10, count: 300 },
    ];
    await page.request.post(`${url}/vitals`, { data: { format: 1, entries } });
    await clientOf('tax').rollback('tax');

    await test.step('the list has both, and what the next shell needs of whom', async () => {
      await page.goto(url + PAGE);
      await hydrated(page);
      const tool = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'tax', exact: true }) });
      await expect(tool).toContainText('1.0.0 for all visitors');
      await expect(tool).toContainText('Visitors are back at 1.0.0');
      const terms = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: 'glossary', exact: true }) });
      await expect(terms).toContainText(`from ${COMMIT.slice(0, 12)}`);
      await expect(page.getByText(/To change before: .*tax \(team-tax\)/)).toBeVisible();
    });

    await test.step('a remote is found and opened by keyboard, and its link is kept by a reload', async () => {
      await page.getByRole('searchbox', { name: 'Find a remote or a team' }).focus();
      await page.keyboard.type('tax');
      await expect(page).toHaveURL(/#filter=tax$/);
      await expect(page.getByRole('link', { name: 'glossary', exact: true })).toHaveCount(0);
      const link = page.getByRole('link', { name: 'tax', exact: true });
      while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'tax' })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('figure', { name: 'Errors' })).toContainText('12 (3.0 %)');
      await expect(page.getByRole('figure', { name: 'Largest content painted (LCP)' })).toContainText(
        '2.9 s needs work',
      );
      await expect(page.getByRole('row', { name: /1\.1\.0 was published/ })).toContainText(COMMIT.slice(0, 12));
      await expect(page.getByRole('row', { name: /Visitors went back to 1\.0\.0/ })).toBeVisible();
    });

    await test.step('axe finds nothing in both themes', async () => {
      await page.getByText('The same figures as a table').click();
      await expectNoViolations(page);
    });

    await test.step('no link leads there', async () => {
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      for (const file of ['/sitemap.xml', '/llms.txt', '/'])
        expect(await (await fetch(url + file)).text()).not.toContain('~releases');
      const [, registry = ''] = /"(\/registries\/[^"]+)"/.exec(await (await fetch(url)).text()) ?? [];
      const named = await (await fetch(url + registry)).text();
      expect(named).toContain('"shell"');
      expect(named).not.toContain('rollout');
    });

    await test.step('the team is told by a hook that it proves, and the other one only of what a person must know', async () => {
      const { hookKey = '', events } = await readEvents(clientOf('tax'), 'tax');
      await expect(() => {
        expect(receiver.received).toHaveLength(3);
      }).toPass();
      for (const hook of receiver.received) expect(isProved(hookKey, hook)).toBe(true);
      expect(receiver.received.map(({ body }) => /"type":"([\w-]+)"/.exec(body)?.[1]).sort()).toEqual([
        'next-shell-breaks',
        'release-published',
        'release-rolled-back',
      ]);
      expect(events[0]?.subject).toMatch(/^Visitors of tax went back to 1\.0\.0/);
      const mail = await mailServer.next('team@glossary.example');
      expect(mail.subject).toBe('glossary does not run in shell 9.0.0, which may be live from 2027-03-01 on');
      expect(mail.text).toContain('npx artha check glossary');
    });

    await test.step('without the service the page shows what is known, and what is missing', async () => {
      await stopService();
      await page.goto(url + PAGE);
      // The edge keeps what the service said for five seconds.
      await expect(async () => {
        await page.getByRole('button', { name: 'Read again' }).click();
        await expect(page.getByText(/^The release service does not answer/)).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole('link', { name: 'tax', exact: true })).toBeVisible();
    });
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });
  receiver.close();
  await mailServer.close();
});
