import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { ComposedSite } from '@artha/containers/docker';
import { runCommand } from '@artha/process/runCommand';
import { timeLimit } from '@artha/process/timeLimit';
import { readRunningServer } from '../accounts/readRunningServer.ts';
import { RUNNING_SITE_VARIABLE, type RunningSite } from '../runningSite.ts';
import { buildChangedTax } from './changedTax.ts';
import { sendHalf } from './sendSlowly.ts';
import { takeReleases } from './takeReleases.ts';
import { visitWhile } from './visitors.ts';

/** The site of a compose file on its own ports. */
export const site: RunningSite = {
  url: 'http://127.0.0.1:8080',
  mailUrl: 'http://127.0.0.1:8083',
  textsUrl: 'http://127.0.0.1:8081',
};

/** Time limit until visitors notice a part, or until it is back. */
const WAIT_MS = timeLimit(120_000);
const TAX_PAGE = '/tools/tax-calculator';
const NO_ROOM = 'The store has no space left';

/** The result of a step, for its line in the report. */
export type Finding = string;

/** @throws with what was expected if it is not true. */
function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Expected ${what}.`);
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - started > WAIT_MS) throw new Error(`Timed out waiting for ${what}.`);
    await wait(100);
  }
  return (performance.now() - started) / 1000;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;

const statusSchema = v.object({ remotes: v.array(v.object({ name: v.string(), digest: v.string() })) });

/** The digest of each release that visitors get. */
async function liveReleases(): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${site.url}/release-service/v1/status`);
  const { remotes } = v.parse(statusSchema, await response.json());
  return Object.fromEntries(remotes.map(({ name, digest }) => [name, digest]));
}

const readPage = async (path: string): Promise<string> => (await fetch(site.url + path)).text();
const isThere = async (path: string): Promise<boolean> => (await fetch(site.url + path)).status === 200;

const toolJourneys = ['categorizer', 'tax', 'glossary', 'report', 'equity-research'].map(
  (name) => `e2e/tools/${name}.spec.ts`,
);

/**
 * Runs journeys in a browser, as `npm test` does, with the site in containers.
 * @param more folders with journeys besides those of the tools.
 */
export async function runJourneys(compose: ComposedSite, ...more: readonly string[]): Promise<Finding> {
  await takeReleases(compose);
  const { passed, output } = await runCommand(
    [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      ...more,
      ...toolJourneys,
      '--workers=2',
      '--reporter=line',
    ],
    { output: 'gather', env: { [RUNNING_SITE_VARIABLE]: JSON.stringify(site) } },
  );
  if (!passed) throw new Error(`Journeys failed.\n${output.slice(-6000)}`);
  return output
    .trim()
    .split('\n')
    .slice(-3)
    .map((line) => line.trim())
    .join(', ');
}

/** Checks that accounts are offered without Supabase Auth, and runs the journeys of the tools. */
export async function visitLight(compose: ComposedSite): Promise<Finding> {
  const settings = await fetch(`${site.url}/auth/v1/settings`);
  expect(settings.ok, `the stand-in for accounts to answer, not ${String(settings.status)}`);
  return runJourneys(compose);
}

/** Replaces the container of one remote during visits, and checks that visitors only notice the new page. */
export async function replaceUnderLoad(compose: ComposedSite): Promise<Finding> {
  const title = await buildChangedTax();
  const before = await liveReleases();
  let took = 0;
  const { requests, failed } = await visitWhile(site.url, ['/', TAX_PAGE, '/tools', '/finterms'], async () => {
    await wait(2000);
    const replacing = compose.compose('up', '-d', '--no-build', '--no-deps', '--wait', 'mfe-tax');
    took = await until('the new page', async () => (await readPage(TAX_PAGE)).includes(title));
    await replacing;
    await wait(2000);
  });
  expect(
    failed.length === 0,
    `no failed request; ${String(failed.length)} of ${String(requests)} failed: ${failed[0] ?? ''}`,
  );
  const after = await liveReleases();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.join() === 'tax', `only tax to change, not ${changed.join()}`);
  return `live ${seconds(took)} after docker compose up; ${String(requests)} requests meanwhile, none failed`;
}

/** Publishes a newer release by hand, and starts the container of the older one again: the newer one stays. */
export async function keepNewer(compose: ComposedSite): Promise<Finding> {
  const title = await buildChangedTax();
  await compose.compose('run', '--rm', '--no-deps', 'mfe-tax', '--once');
  await until('the page that was published by hand', async () => (await readPage(TAX_PAGE)).includes(title));
  await compose.compose('restart', 'mfe-tax');
  await until('the container of tax', () => compose.isHealthy('mfe-tax'));
  const log = await compose.compose('logs', '--no-log-prefix', '--tail', '1', 'mfe-tax');
  expect(log.startsWith('Visitors keep tax'), `a container that says what visitors keep, not ${log}`);
  expect((await readPage(TAX_PAGE)).includes(title), 'the page that was published by hand to stay');
  return log.trim();
}

/** Stops a remote's container: the site keeps its last release. */
export async function stopOne(compose: ComposedSite): Promise<Finding> {
  await compose.compose('stop', 'mfe-tax');
  const { requests, failed } = await visitWhile(site.url, [TAX_PAGE, '/'], () => wait(1500));
  expect(failed.length === 0, `a site without the container of tax: ${failed[0] ?? ''}`);
  await compose.compose('up', '-d', '--no-build', '--no-deps', '--wait', 'mfe-tax');
  return `${String(requests)} requests without it, none failed`;
}

/** Stops the storage: edge and gateway have what visitors need. */
export async function stopStorage(compose: ComposedSite): Promise<Finding> {
  await compose.compose('stop', 'storage');
  const { requests, failed } = await visitWhile(site.url, [TAX_PAGE, '/'], () => wait(4000));
  await compose.compose('start', 'storage');
  await until('the storage', () => compose.isHealthy('storage'));
  expect(failed.length === 0, `a site without its storage: ${failed[0] ?? ''}`);
  return `${String(requests)} requests without it, none failed`;
}

const isJsonError = (answer: string): boolean =>
  answer.startsWith('HTTP/1.1 503') && /retry-after: \d+/i.test(answer) && answer.includes('please try again');

/** Kills the statement service while it reads an upload. */
export async function killStatements(compose: ComposedSite): Promise<Finding> {
  const half = await sendHalf(site.url);
  await wait(500);
  await compose.compose('kill', 'statements');
  const answer = await half.answer;
  expect(isJsonError(answer), `a clear 503 for the upload, not ${answer.slice(0, 300)}`);
  const later = await fetch(`${site.url}/upload`, { method: 'POST', body: new FormData() });
  expect(later.status === 503, `503 while the service is gone, not ${String(later.status)}`);
  expect(await isThere('/tools/transaction-categorizer'), 'the page to work without the service');
  await compose.compose('up', '-d', '--no-build', '--no-deps', '--wait', 'statements');
  const back = await until('the statement service', async () => {
    const response = await fetch(`${site.url}/upload`, { method: 'POST', body: new FormData() });
    return response.status === 400 || response.status === 422;
  });
  return `503 with a message during the upload; responds again ${seconds(back)} after it was healthy`;
}

/** Kills the release service while it publishes: the publish completes once the service is back. */
export async function killRelease(compose: ComposedSite): Promise<Finding> {
  const title = await buildChangedTax();
  const { requests, failed } = await visitWhile(site.url, ['/', TAX_PAGE], async () => {
    const publishing = compose.compose('up', '-d', '--no-build', '--no-deps', 'mfe-tax');
    // The release service streams its steps: it is killed once it has the release.
    await until(
      'the publish to start',
      async () => (await compose.compose('logs', '--since', '20s', 'mfe-tax')) !== '',
    );
    await compose.compose('kill', 'release');
    await publishing;
    await wait(1000);
    await compose.compose('up', '-d', '--no-build', '--no-deps', '--wait', 'release');
    await until('the new page', async () => (await readPage(TAX_PAGE)).includes(title));
    await until('the container of tax', () => compose.isHealthy('mfe-tax'));
  });
  expect(failed.length === 0, `a complete site all the time: ${failed[0] ?? ''}`);
  return `published once it was back; ${String(requests)} requests meanwhile, none failed`;
}

const sessionSchema = v.object({ access_token: v.string() });

/** Restarts every container: accounts and releases are kept. */
export async function restartAll(compose: ComposedSite): Promise<Finding> {
  const server = readRunningServer(site);
  const person = {
    email: `kept-${randomBytes(4).toString('hex')}@example.com`,
    password: randomBytes(12).toString('hex'),
  };
  const post = (path: string, body: object) =>
    fetch(`${server.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('signup', person)).ok, 'to sign up');
  await fetch(await server.nextLink(person.email), { redirect: 'manual' });
  const before = await liveReleases();
  const started = performance.now();
  await compose.compose('restart');
  await compose.compose('up', '-d', '--no-build', '--wait');
  const took = (performance.now() - started) / 1000;
  const session = v.safeParse(sessionSchema, await (await post('token?grant_type=password', person)).json());
  expect(session.success, 'to sign in with the account from before');
  expect(JSON.stringify(await liveReleases()) === JSON.stringify(before), 'the same releases as before');
  expect(await isThere('/'), 'the site to respond');
  return `all back in ${seconds(took)}, the account and ${String(Object.keys(before).length)} releases, too`;
}

/** The space that a publish may need, in MB: every page of the site, in each encoding. */
const PUBLISH_MB = 64;

/** The free space of a storage, in MB. */
async function freeMegabytes(compose: ComposedSite): Promise<number> {
  const [, line = ''] = (await compose.compose('exec', 'storage', 'df', '-k', '/data')).trim().split('\n');
  return Math.floor(Number(line.split(/\s+/)[3]) / 1024);
}

/** Fills the storage of a small site: a publish is refused with a reason, visitors notice nothing, and it continues afterwards. */
export async function fillStorage(compose: ComposedSite): Promise<Finding> {
  const free = await freeMegabytes(compose);
  expect(free >= PUBLISH_MB, `space for one more publish in e2e/compose/smallStorage.yml, not ${String(free)} MB`);
  const title = await buildChangedTax();
  await compose.compose('exec', 'storage', 'sh', '-c', 'cat /dev/zero > /data/filling 2> /dev/null || true');
  const { requests, failed } = await visitWhile(site.url, ['/', TAX_PAGE], async () => {
    await compose.compose('up', '-d', '--no-build', '--no-deps', 'mfe-tax');
    await until('the reason', async () => (await compose.compose('logs', 'mfe-tax')).includes(NO_ROOM));
  });
  expect(failed.length === 0, `visitors to notice nothing: ${failed[0] ?? ''}`);
  expect(!(await readPage(TAX_PAGE)).includes(title), 'the old page while there is no space');
  const reason = (await compose.compose('logs', '--no-log-prefix', 'mfe-tax'))
    .split('\n')
    .find((line) => line.includes(NO_ROOM));
  await compose.compose('exec', 'storage', 'rm', '/data/filling');
  const took = await until('the new page', async () => (await readPage(TAX_PAGE)).includes(title));
  return `${String(free)} MB filled; “${reason?.trim() ?? ''}”; ${String(requests)} requests meanwhile, none failed; live ${seconds(took)} after there was space`;
}
