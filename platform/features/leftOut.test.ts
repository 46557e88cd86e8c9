import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@artha/release/folderStore';
import { createAuthority, policyOfOneKey } from '@artha/release/authority';
import { ReleaseClient } from '@artha/release/ReleaseClient';
import { createKey, readSigner } from '@artha/release/signer';
import { startReleaseService } from '@artha/release/startReleaseService';
import { localContext } from '@artha/release/testing/localContext';
import { sampleConfig } from '@artha/release/testing/pages';
import { remoteFolder, shellFolder } from '@artha/release/testing/releaseFolders';
import { runArtha } from '@artha/remote-kit/runArtha';
import { createEdge } from '@artha/serve/createEdge';
import { edgeFeatures } from './edgeFeatures.ts';
import { kitFeatures } from './kitFeatures.ts';
import { releaseFeatures } from './releaseFeatures.ts';

const PREVIEWS_URL = 'http://previews.example';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const folders: string[] = [];
const made = (folder: string): string => {
  folders.push(folder);
  return folder;
};
const makeFolder = () => made(mkdtempSync(join(tmpdir(), 'artha-features-')));

/** What has to be stopped even if a test fails. */
const running: { readonly close: () => Promise<unknown> }[] = [];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const one of running.splice(0).reverse()) await one.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site of which some features are left out: its release service, its edge, and the command of its teams. */
async function openSite(leftOut: readonly string[]) {
  const isIn = ({ name }: { readonly name: string }) => !leftOut.includes(name);
  const [folder, pem] = [makeFolder(), createKey()];
  const team = readSigner(pem);
  writeFileSync(join(folder, 'team.pem'), pem);
  const context = {
    ...localContext(new FolderStore(makeFolder()), sampleConfig),
    authority: createAuthority(policyOfOneKey(team.id)),
    features: releaseFeatures({ previewsUrl: PREVIEWS_URL }).filter(isIn),
  };
  const [root = new Uint8Array()] = context.authority.roots;
  const service = await startReleaseService(context);
  running.push(service);
  const edge = await createEdge({
    store: context.store,
    trust: { root },
    releaseServiceUrl: service.url,
    features: edgeFeatures({ previewsUrl: PREVIEWS_URL }).filter(isIn),
  });
  running.push(edge);
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    serviceUrl: service.url,
    client: new ReleaseClient(service.url, { signer: team }),
    artha: (...args: readonly string[]) =>
      runArtha([...args, '--site', url, '--key', join(folder, 'team.pem')], folder, kitFeatures.filter(isIn)),
  };
}

const textOf = async (url: string) => (await fetch(url)).text();

describe.each([
  ['every feature', []],
  ...names.map((name) => [`everything but ${name}`, [name]] as const),
  ['no feature', names],
] as const)('a site with %s', (_, leftOut) => {
  test('publishes releases, serves them, goes back to one and withdraws it', async () => {
    const { url, client, artha } = await openSite(leftOut);
    await client.publish(made(shellFolder()));
    await client.publish(made(remoteFolder()));
    expect(await textOf(`${url}/tax`)).toContain('tax 1.0.0 of Artha');
    await client.publish(made(remoteFolder({ version: '1.1.0' })));
    expect(await textOf(`${url}/tax`)).toContain('tax 1.1.0 of Artha');
    expect(await artha('rollback', 'tax')).toBe(0);
    expect(await textOf(`${url}/tax`)).toContain('tax 1.0.0 of Artha');
    expect(await artha('withdraw', 'tax')).toBe(0);
    expect((await fetch(`${url}/tax`)).status).toBe(404);
    expect(await artha('log')).toBe(0);
  });
});

test('a feature that is left out leaves nothing: neither an address nor a command', async () => {
  const { url, serviceUrl, artha } = await openSite(['override']);
  expect((await fetch(`${url}/~override`)).status).toBe(404);
  expect((await fetch(`${url}/~override`, { method: 'POST', body: '{}' })).status).toBe(405);
  expect((await fetch(`${serviceUrl}/v1/remotes/tax/overrides`, { method: 'POST' })).status).toBe(404);
  expect(await artha('override')).toBe(2);
});

test.each(names)('each half of %s is in its list, and there is a README', (name) => {
  const halves = { edge: edgeFeatures(), kit: kitFeatures, release: releaseFeatures() };
  for (const [half, list] of Object.entries(halves)) {
    const isThere = existsSync(join(import.meta.dirname, name, `${half}.ts`));
    expect([half, list.some((one) => one.name === name)]).toEqual([half, isThere]);
  }
  expect(existsSync(join(import.meta.dirname, name, 'README.md'))).toBe(true);
});
