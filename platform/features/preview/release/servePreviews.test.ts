import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { copyContext } from '@artha/core/testing/copyContext';
import { localContext } from '@artha/core/testing/localContext';
import { FolderStore } from '@artha/core/folderStore';
import { everyStore } from '@artha/object-storage/testing/everyStore';
import type { Store } from '@artha/core/store';
import { createAuthority } from '@artha/core/authority';
import type { Policy } from '@artha/core/policy';
import { preview as previewHalf } from '../release.ts';
import { readPreviews, sendPreview } from './previewClient.ts';
import { previewOfLink } from './previewLink.ts';
import { signPreviewOrder, type PreviewOrder } from './previewOrder.ts';
import { nameRelease, signOrder } from '@artha/core/releaseOrder';
import { createKey, readSigner } from '@artha/core/signer';
import { startTokenIssuer, type TokenIssuer } from '@artha/core/testing/tokenIssuer';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';

const newSigner = () => readSigner(createKey());
const [platform, tax, glossary, stranger] = [newSigner(), newSigner(), newSigner(), newSigner()];
const PREVIEWS_URL = 'http://previews.example:8080';
const HOUR_MS = 3_600_000;

const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const taxOf = (version: string) => made(remoteFolder({ version }));
const shell = made(shellFolder());
const [first, second] = [taxOf('1.0.0'), taxOf('1.1.0')];
const terms = made(
  remoteFolder({
    name: 'glossary',
    owner: 'team-glossary',
    version: '2.0.0',
    routes: [{ path: '/finterms', screen: 'Tax', title: 'Terms', description: 'Terms.' }],
  }),
);

let issuer: TokenIssuer;
let policy: Policy;
let service: RunningService;
let store: Store;
let now: Date | undefined;

const client = (signer = tax, token?: string) => new ReleaseClient(service.url, { signer, token });
const aim = (ms = HOUR_MS, id = randomBytes(16).toString('hex')) => ({
  id,
  until: new Date(Date.now() + ms).toISOString(),
});
const textOf = async (link: string, path: string) =>
  (await (await store.previews.openPreview(previewOfLink(link)))?.read(path))?.toString();
const sitePage = async (path: string) => (await (await store.openSite())?.read(path))?.toString();

/** The context of a service on an empty store. */
const contextOf = <S extends Store>(opened: S) => ({
  ...localContext(opened, sampleConfig),
  authority: { ...createAuthority(policy), readPolicy: () => Promise.resolve(policy) },
  features: [previewHalf(PREVIEWS_URL)],
  now: () => now ?? new Date(),
});

async function start(context: ReturnType<typeof contextOf>): Promise<void> {
  store = context.store;
  service = await startReleaseService(context);
}

/** Publishes a shell and tax. */
async function begin(): Promise<void> {
  await client(platform).publish(shell);
  await client().publish(first);
}

const newStore = () => new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-'))));

/** The service and the site of which most tests get a copy. */
let begun: ReturnType<typeof contextOf<FolderStore>>;

const startCopy = async () => start(await copyContext(begun, newStore().folder));

async function orderOf(folder: string, changes: Partial<PreviewOrder> = {}): Promise<PreviewOrder> {
  const { manifest } = await readReleaseFolder(folder);
  return {
    name: 'tax',
    expires: new Date(Date.now() + 60_000),
    audience: service.url,
    release: nameRelease(manifest),
    source: {},
    preview: aim(),
    ...changes,
  };
}

async function post(order: Uint8Array, address = 'tax/previews', token?: string): Promise<unknown> {
  const response = await fetch(`${service.url}/v1/remotes/${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: new Uint8Array(order),
  });
  const body: unknown = await response.json();
  return typeof body === 'object' && body && 'code' in body ? body.code : body;
}

const makePolicy = (): Policy => {
  const workflow = {
    issuer: issuer.issuer,
    repository: 'artha/mfe-tax',
    workflow: '.github/workflows/publish.yml',
    ref: 'refs/heads/main',
  };
  return {
    remotes: {
      shell: { owner: 'team-platform', routes: [], publishers: [{ key: platform.id }] },
      tax: { owner: 'team-tax', routes: ['/tax'], publishers: [{ key: tax.id }, workflow] },
      glossary: { owner: 'team-glossary', routes: ['/finterms'], publishers: [{ key: glossary.id }] },
    },
    revoked: [],
  };
};

beforeAll(async () => {
  issuer = await startTokenIssuer();
  policy = makePolicy();
  begun = contextOf(newStore());
  await start(begun);
  await begin();
  await service.close();
});

beforeEach(() => {
  now = undefined;
  policy = makePolicy();
});

afterEach(async () => {
  await service.close();
});

afterAll(() => {
  issuer.close();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

describe.each(everyStore)('a preview in %s', (_name, open) => {
  test('is the site with the releases of two teams in it, and changes nothing else', async () => {
    const opened = await open();
    await start(contextOf(opened.store));
    await begin();
    const before = await (await store.openSite())?.readIndex();
    const made = await sendPreview(client(), second, aim());
    expect(made.link).toMatch(/^http:\/\/[0-9a-f]{32}\.previews\.example:8080\/$/);
    const added = await sendPreview(client(glossary), terms, { id: previewOfLink(made.link) });
    expect(added).toMatchObject({
      link: made.link,
      until: made.until,
      releases: [
        { name: 'tax', version: '1.1.0' },
        { name: 'glossary', version: '2.0.0' },
      ],
    });
    expect(await textOf(made.link, 'tax/index.html')).toContain('tax 1.1.0');
    expect(await textOf(made.link, 'finterms/index.html')).toContain('glossary 2.0.0');
    expect(await sitePage('tax/index.html')).toContain('tax 1.0.0');
    expect(await sitePage('finterms/index.html')).toBeUndefined();
    expect(await (await store.openSite())?.readIndex()).toEqual(before);
    expect((await client().remote('tax')).dueNumber).toBe(2);
    expect((await client().log()).map(({ action }) => action)).toEqual(['publish', 'publish']);
    await opened.remove();
  });
});

describe('a preview', () => {
  beforeEach(startCopy);

  test('shows the newest release of a remote that its link got, and the site of that time', async () => {
    const { link } = await sendPreview(client(), second, aim());
    await client(glossary).publish(terms);
    expect(await textOf(link, 'finterms/index.html')).toBeUndefined();
    const { releases } = await sendPreview(client(), taxOf('1.2.0'), { id: previewOfLink(link) });
    expect(releases).toMatchObject([{ name: 'tax', version: '1.2.0' }]);
    expect(await textOf(link, 'tax/index.html')).toContain('tax 1.2.0');
    expect(await textOf(link, 'finterms/index.html')).toContain('glossary 2.0.0');
  });

  test('has both of two releases that are added at the same time', async () => {
    const { link } = await sendPreview(client(), second, aim());
    const preview = { id: previewOfLink(link) };
    await Promise.all([sendPreview(client(), taxOf('1.2.0'), preview), sendPreview(client(glossary), terms, preview)]);
    expect(await textOf(link, 'tax/index.html')).toContain('tax 1.2.0');
    expect(await textOf(link, 'finterms/index.html')).toContain('glossary 2.0.0');
  });

  test('is the same if its order is sent again', async () => {
    await sendPreview(client(), second, aim());
    const order = signPreviewOrder(await orderOf(second), tax);
    const result = await post(order);
    expect(result).toMatchObject({ releases: [{ version: '1.1.0' }] });
    const before = await store.previews.listPreviews();
    expect(await post(order)).toEqual(result);
    expect(await store.previews.listPreviews()).toEqual(before);
  });

  test('is made by a token of the workflow for previews, also for a pull request of its repository', async () => {
    const audience = `${service.url}/previews`;
    const of = (ref: string, repository = 'artha/mfe-tax') => ({
      repository,
      workflow_ref: `${repository}/.github/workflows/publish.yml@${ref}`,
    });
    const tried = async (token: string) => sendPreview(client(newSigner(), token), second, aim());
    expect((await tried(await issuer.token(audience, of('refs/pull/7/merge')))).link).toContain('previews.example');
    expect((await tried(await issuer.token(audience, of('refs/heads/main')))).link).toContain('previews.example');
    for (const claims of [
      of('refs/heads/other'),
      of('refs/pull/7/head'),
      of('refs/pull/7/merge', 'stranger/mfe-tax'),
    ]) {
      await expect(tried(await issuer.token(audience, claims))).rejects.toThrow('RE-25');
    }
    // One for a publish previews nothing, and one for previews publishes nothing.
    await expect(tried(await issuer.token(service.url))).rejects.toThrow('RE-25');
    await expect(client(newSigner(), await issuer.token(audience)).publish(second)).rejects.toThrow('RE-25');
    // A pull request publishes nothing.
    const pullRequest = await issuer.token(service.url, of('refs/pull/7/merge'));
    await expect(client(newSigner(), pullRequest).publish(second)).rejects.toThrow('RE-25');
    const token = await issuer.token(audience);
    await sendPreview(client(newSigner(), token), second, aim());
    await expect(sendPreview(client(newSigner(), token), first, aim())).rejects.toThrow('RE-26');
  });

  test('is listed to its team and to those with a release in it, until it ends, and to no one else', async () => {
    const later = await sendPreview(client(), second, aim(3 * HOUR_MS));
    const soon = await sendPreview(client(), second, aim());
    await sendPreview(client(glossary), terms, { id: previewOfLink(later.link) });
    const linksOf = async (signer = tax, name = 'tax') =>
      (await readPreviews(client(signer), name)).map(({ link }) => link);
    expect(await linksOf()).toEqual([soon.link, later.link]);
    expect(await linksOf(glossary, 'glossary')).toEqual([later.link]);
    for (const signer of [stranger, glossary, platform]) await expect(linksOf(signer)).rejects.toThrow('RE-21');
    expect((await fetch(`${service.url}/v1/remotes/tax/previews`)).status).toBe(403);
    const status = await (await fetch(`${service.url}/v1/status`)).text();
    expect(status).toMatch(/"name":"tax".*"previews":2/);
    expect(status).not.toContain('previews.example');
  });

  test('is deleted when another one is made after its end', async () => {
    await sendPreview(client(), second, aim());
    now = new Date(Date.now() + 2 * HOUR_MS);
    const preview = { id: aim().id, until: new Date(now.getTime() + HOUR_MS).toISOString() };
    const expires = new Date(now.getTime() + 60_000);
    await post(signPreviewOrder(await orderOf(second, { expires, preview }), tax));
    expect(await store.previews.listPreviews()).toEqual([preview.id]);
  });
});

describe('a preview is refused, and nothing is stored,', () => {
  beforeEach(startCopy);

  afterEach(async () => {
    expect(await store.previews.listPreviews()).toEqual([]);
    expect(await sitePage('tax/index.html')).toContain('tax 1.0.0');
  });

  test('of another team’s remote, by a stranger, or with a revoked key', async () => {
    for (const signer of [stranger, glossary])
      await expect(sendPreview(client(signer), second, aim())).rejects.toThrow('RE-21');
    policy = { ...policy, revoked: [tax.id] };
    await expect(sendPreview(client(), second, aim())).rejects.toThrow(`RE-21: The key ${tax.id} was revoked.`);
  });

  test('if its order was changed, is for another service or remote, or has expired', async () => {
    const signed = signPreviewOrder(await orderOf(first), tax).toString();
    expect(await post(Buffer.from(signed.replace(/"id": "[0-9a-f]{4}/, '"id": "0000')))).toBe('RE-22');
    const tried = async (changes: Partial<PreviewOrder>, address?: string) =>
      post(signPreviewOrder(await orderOf(first, changes), tax), address);
    expect(await tried({ audience: 'https://other.example' })).toBe('RE-22');
    expect(await tried({}, 'glossary/previews')).toBe('RE-22');
    expect(await tried({ expires: new Date(Date.now() - 1000) })).toBe('RE-23');
    expect(await tried({ preview: { id: '../../sites/1', until: aim().until } })).toBe('RE-22');
  });

  test('if a release order is sent as a preview order, and the other way around', async () => {
    const { name, expires, audience, release, source, preview } = await orderOf(first);
    const said = { name, expires, audience, release, source };
    expect(await post(signOrder({ ...said, version: 2, action: 'publish' }, tax))).toBe('RE-22');
    expect(await post(signPreviewOrder({ ...said, preview }, tax), 'tax/orders')).toBe('RE-22');
  });

  test('if the release would not be published: its owner, addresses, files and remote', async () => {
    await expect(sendPreview(client(), made(remoteFolder({ owner: 'team-x' })), aim())).rejects.toThrow('RE-20');
    const routes = [{ path: '/finterms', screen: 'Tax', title: 'T', description: 'T.' }];
    await expect(sendPreview(client(), made(remoteFolder({ routes })), aim())).rejects.toThrow('RE-27');
    expect(await post(signPreviewOrder(await orderOf(second), tax))).toBe('RE-28');
    expect(await post(signPreviewOrder(await orderOf(second), tax), 'unknown/previews')).toBe('RE-20');
  });

  test('if it would live too long or has ended, or its link leads to none', async () => {
    await expect(sendPreview(client(), second, aim(31 * 24 * HOUR_MS))).rejects.toThrow('RE-19');
    await expect(sendPreview(client(), second, aim(-1))).rejects.toThrow('RE-19');
    await expect(sendPreview(client(), second, { id: aim().id })).rejects.toThrow('RE-18');
  });
});

test('a site without an address for previews has none', async () => {
  store = newStore();
  service = await startReleaseService({
    ...localContext(store, sampleConfig),
    authority: createAuthority(policy),
    features: [previewHalf(undefined)],
  });
  await client(platform).publish(shell);
  await expect(sendPreview(client(), first, aim())).rejects.toThrow('RE-17');
});
