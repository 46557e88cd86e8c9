import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { edgeFeatures } from './edgeFeatures.ts';
import { kitFeatures } from './kitFeatures.ts';
import { releaseFeatures } from './releaseFeatures.ts';
import { openTeamSite, type TeamSite } from './testing/openTeamSite.ts';

const settings = { previewsUrl: 'http://previews.example' };

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

const folders: string[] = [];
const made = (folder: string): string => {
  folders.push(folder);
  return folder;
};

let site: TeamSite | undefined;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'table').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await site?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site of which some features are left out. */
async function openWithout(leftOut: readonly string[]): Promise<TeamSite> {
  const isIn = ({ name }: { readonly name: string }) => !leftOut.includes(name);
  site = await openTeamSite({
    release: releaseFeatures(settings).filter(isIn),
    edge: edgeFeatures(settings).filter(isIn),
    kit: kitFeatures.filter(isIn),
  });
  return site;
}

const textOf = async (url: string) => (await fetch(url)).text();

describe.each([
  ['every feature', []],
  ...names.map((name) => [`everything but ${name}`, [name]] as const),
  ['no feature', names],
] as const)('a site with %s', (_, leftOut) => {
  test('publishes releases, serves them, goes back to one and withdraws it', async () => {
    const { url, client, artha } = await openWithout(leftOut);
    await client.publish(made(shellFolder()));
    await client.publish(made(remoteFolder()));
    expect(await textOf(`${url}/tax`)).toContain('tax 1.0.0 of Artha');
    await client.publish(made(remoteFolder({ version: '1.1.0' })));
    expect(await textOf(`${url}/tax`)).toContain('tax 1.1.0 of Artha');
    expect(await artha('status', 'tax')).toBe(0);
    expect(await artha('rollback', 'tax')).toBe(0);
    expect(await textOf(`${url}/tax`)).toContain('tax 1.0.0 of Artha');
    expect(await artha('withdraw', 'tax')).toBe(0);
    expect((await fetch(`${url}/tax`)).status).toBe(404);
    expect(await artha('log')).toBe(0);
  });
});

test('what is left out leaves nothing: neither an address nor a command nor an option', async () => {
  const { url, serviceUrl, client, artha } = await openWithout(names);
  const statusOf = async (address: string, method = 'GET') => (await fetch(address, { method })).status;
  expect(await statusOf(`${url}/~override`)).toBe(404);
  expect(await statusOf(`${url}/~override`, 'POST')).toBe(405);
  for (const path of ['events', 'rollout'])
    expect([path, await statusOf(`${serviceUrl}/v1/remotes/tax/${path}`)]).toEqual([path, 404]);
  for (const path of ['remotes/tax/overrides', 'remotes/tax/previews', 'errors', 'counts'])
    expect([path, await statusOf(`${serviceUrl}/v1/${path}`, 'POST')]).toEqual([path, 404]);
  for (const command of ['override', 'logs']) expect([command, await artha(command)]).toEqual([command, 2]);
  for (const option of ['--preview', '--canary', '--no-guard'])
    await expect(artha('publish', option)).rejects.toThrow(`Unknown option '${option}'`);
  await client.publish(made(shellFolder()));
  await client.publish(made(remoteFolder()));
  for (const file of ['sitemap.xml', 'site.webmanifest']) expect(await statusOf(`${url}/${file}`)).toBe(404);
  expect(await textOf(`${url}/tax`)).not.toMatch(/og:|ld\+json/);
  await expect(client.publish(made(remoteFolder({ version: '1.1.0' })), {}, undefined, { share: 5 })).rejects.toThrow(
    'RE-40: This site gives no release to a share of its visitors.',
  );
});

test.each(names)('each half of %s is in its list, and there is a README', (name) => {
  const halves = { edge: edgeFeatures(), kit: kitFeatures, release: releaseFeatures() };
  for (const [half, list] of Object.entries(halves)) {
    const isThere = existsSync(join(import.meta.dirname, name, `${half}.ts`));
    expect([half, list.some((one) => one.name === name)]).toEqual([half, isThere]);
  }
  expect(existsSync(join(import.meta.dirname, name, 'README.md'))).toBe(true);
});
