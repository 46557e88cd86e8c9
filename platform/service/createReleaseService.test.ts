import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@artha/core/folderStore';
import { copyContext, type FolderContext } from '@artha/core/testing/copyContext';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { startTokenIssuer, type TokenIssuer } from '@artha/core/testing/tokenIssuer';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { sha256Of } from '@artha/core/sha256Of';
import type { Policy } from '@artha/core/policy';
import { createKey, readSigner, type Signer } from '@artha/core/signer';
import { signOrder, type ReleaseOrder } from '@artha/core/releaseOrder';
import { createAuthority } from '@artha/core/authority';
import { packRelease } from '@artha/core/releaseArchive';
import { ReleaseClient } from './ReleaseClient.ts';
import { startReleaseService, type RunningService } from './startReleaseService.ts';

const newSigner = () => readSigner(createKey());
const [platform, tax, glossary, stranger] = [newSigner(), newSigner(), newSigner(), newSigner()];
const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const shell = made(shellFolder());
const taxOf = (version: string) => made(remoteFolder({ version }));
const first = taxOf('1.0.0');

let issuer: TokenIssuer;
let policy: Policy;
let service: RunningService;
let store: FolderStore;

const workflow = () => ({
  issuer: issuer.issuer,
  repository: 'artha/mfe-tax',
  workflow: '.github/workflows/publish.yml',
  ref: 'refs/heads/main',
});
const client = (signer: Signer, token?: string) => new ReleaseClient(service.url, { signer, token });
const page = async (path: string) => (await (await store.openSite())?.read(path))?.toString();
const entries = async () => (await client(tax).log()).map(({ action, name, by }) => [action, name, by]);

/** A release order for tax, signed by its team, with these changes. */
async function taxOrder(folder: string, changes: Partial<ReleaseOrder> = {}): Promise<ReleaseOrder> {
  const manifest = (await readReleaseFolder(folder)).files.get('release.json') ?? Buffer.alloc(0);
  return {
    name: 'tax',
    version: (await client(tax).remote('tax')).dueNumber,
    expires: new Date(Date.now() + 60_000),
    audience: service.url,
    action: 'publish',
    release: { sha256: sha256Of(manifest), length: manifest.length },
    source: {},
    ...changes,
  };
}

const post = (order: Uint8Array, { name = 'tax', headers = {} } = {}) =>
  fetch(`${service.url}/v1/remotes/${name}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: new Uint8Array(order),
  });

/** The service's response to a release order: its status, and the code of a refusal. */
async function answerTo(order: Uint8Array, options?: Parameters<typeof post>[1]): Promise<[number, unknown]> {
  const response = await post(order, options);
  const body: unknown = await response.json();
  return [response.status, typeof body === 'object' && body && 'code' in body ? body.code : body];
}

async function upload(folder: string, order: Uint8Array, sha256?: string): Promise<Response> {
  const { files } = await readReleaseFolder(folder);
  return fetch(
    `${service.url}/v1/remotes/tax/releases/${sha256 ?? sha256Of(files.get('release.json') ?? Buffer.alloc(0))}`,
    {
      method: 'PUT',
      headers: { 'Content-Type': 'application/gzip', 'Artha-Order': Buffer.from(order).toString('base64') },
      body: new Uint8Array(await packRelease(files)),
    },
  );
}

beforeAll(async () => {
  issuer = await startTokenIssuer();
  policy = makePolicy();
  const authority = { ...createAuthority(policy), readPolicy: () => Promise.resolve(policy) };
  begun = { ...localContext(new FolderStore(newFolder()), sampleConfig), authority };
  service = await startReleaseService(begun);
  await client(platform).publish(shell);
  await client(tax).publish(first);
  await service.close();
});

beforeEach(() => {
  policy = makePolicy();
});

const newFolder = () => made(mkdtempSync(join(tmpdir(), 'artha-service-')));

/** The service and the site of which each test, or group of tests, gets a copy: shell and tax are live. */
let begun: FolderContext;

/** A service on a store of its own. */
async function open(): Promise<void> {
  const context = await copyContext(begun, newFolder());
  store = context.store;
  service = await startReleaseService(context);
}

const close = () => service.close();

const makePolicy = (): Policy => ({
  remotes: {
    shell: { owner: 'team-platform', routes: [], publishers: [{ key: platform.id }] },
    tax: { owner: 'team-tax', routes: ['/tax'], publishers: [{ key: tax.id, name: 'Asha' }, workflow()] },
    glossary: { owner: 'team-glossary', routes: ['/finterms'], publishers: [{ key: glossary.id }] },
  },
  revoked: [],
});

afterAll(() => {
  issuer.close();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

describe('the release service', () => {
  beforeEach(open);
  afterEach(close);

  test('refuses other content under a version that it keeps, unless the policy allows it', async () => {
    const other = made(remoteFolder({ version: '1.0.0' }, { 'server/Tax.cjs': 'exports.Tax = () => "other";' }));
    const number = (await client(tax).remote('tax')).dueNumber;
    await expect(client(tax).publish(other)).rejects.toThrow(
      /^RE-41: tax 1\.0\.0 is another release .*1\.0\.1 is free/,
    );
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
    expect(await client(tax).remote('tax')).toMatchObject({ dueNumber: number });
    expect(await client(tax).publish(first)).toMatchObject({ changed: false });
    policy = { ...policy, mayReuseVersions: true };
    expect(await client(tax).remote('tax')).toMatchObject({ mayReuseVersions: true });
    expect(await client(tax).publish(other)).toMatchObject({ version: '1.0.0', changed: true });
  });

  test('a team publishes with its key, rolls back and withdraws; the log names each publisher and action', async () => {
    expect(await client(tax).publish(taxOf('1.1.0'))).toMatchObject({ version: '1.1.0', changed: true });
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect((await client(tax).remote('tax')).rollback).toMatchObject({ version: '1.0.0', paths: ['/tax'] });
    await client(tax).rollback('tax');
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
    await client(tax).withdraw('tax');
    expect(await page('tax/index.html')).toBeUndefined();
    expect((await client(tax).remote('tax')).rollback).toMatchObject({ version: '1.0.0' });
    const [key, shellKey] = [tax.id.slice(0, 8), platform.id.slice(0, 8)];
    expect(await entries()).toEqual([
      ['withdraw', 'tax', key],
      ['rollback', 'tax', key],
      ['publish', 'tax', key],
      ['publish', 'tax', key],
      ['publish', 'shell', shellKey],
    ]);
  });

  test('a team goes back to any kept release, and the log names the commit that visitors get', async () => {
    const commit = (digit: string) => digit.repeat(40);
    const { digest = '' } = await client(tax).publish(taxOf('1.1.0'), { commit: commit('a'), dirty: true });
    await client(tax).publish(taxOf('1.2.0'), { commit: commit('b') });
    await client(tax).publish(taxOf('1.3.0'), { commit: commit('c') });
    const target = await client(tax).target('tax', digest);
    expect(target).toMatchObject({ version: '1.1.0', digest, paths: ['/tax'] });
    await client(tax).rollback('tax', target);
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect((await client(tax).remote('tax')).rollback).toMatchObject({ version: '1.0.0' });
    expect((await client(tax).log())[0]).toMatchObject({ action: 'rollback', commit: `${'a'.repeat(12)} dirty` });
    await expect(client(tax).target('tax', '0'.repeat(20))).rejects.toThrow(
      /^RE-11: The site keeps no release 0{20} of tax\./,
    );
  });

  test('a release whose pages load more scripts than their budget is refused, unless it says why', async () => {
    const files = { 'browser/remoteEntry.js': randomBytes(200_000) };
    await expect(client(tax).publish(made(remoteFolder({ version: '1.1.0' }, files)))).rejects.toThrow(
      /^RE-36: \/tax \(tax\): own is 195\.\d KB of 100\.0 KB\.\nLoad what/,
    );
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
    const exception = { limit: 200, reason: 'a table of all municipalities' };
    const budgets = { own: exception, total: exception };
    await client(tax).publish(made(remoteFolder({ version: '1.1.0', budgets }, files)));
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect((await client(tax).status()).find(({ name }) => name === 'tax')?.exceptions).toEqual(budgets);
  });

  test('an exception from a budget may state as much as the policy allows', async () => {
    const budgets = { own: { limit: 100_000, reason: 'because we want to' } };
    const publishWith = () => client(tax).publish(made(remoteFolder({ version: '1.1.0', budgets })));
    await expect(publishWith()).rejects.toThrow(
      /^RE-36: The exception of own is 100000 KB; the site’s operator allows 250 KB at most\./,
    );
    const { tax: owner } = policy.remotes;
    policy = {
      ...policy,
      remotes: { ...policy.remotes, ...(owner && { tax: { ...owner, budgets: { own: 100_000 } } }) },
    };
    expect(await publishWith()).toMatchObject({ changed: true });
  });

  test('a repeated request has no further effect', async () => {
    const folder = taxOf('1.1.0');
    const order = signOrder(await taxOrder(folder), tax);
    expect((await upload(folder, order)).status).toBe(201);
    expect((await upload(folder, order)).status).toBe(201);
    expect(await (await post(order)).json()).toMatchObject({ version: '1.1.0', changed: true });
    const version = (await store.openSite())?.version;
    expect(await (await post(order)).json()).toMatchObject({ version: '1.1.0', changed: false });
    expect(await client(tax).publish(folder)).toMatchObject({ changed: false });
    expect((await store.openSite())?.version).toBe(version);
  });

  test('the token of the team’s workflow vouches for a key that exists only during one run', async () => {
    const token = await issuer.token(service.url);
    expect(await client(newSigner(), token).publish(taxOf('1.1.0'))).toMatchObject({ changed: true });
    expect((await entries())[0]).toEqual([
      'publish',
      'tax',
      'artha/mfe-tax/.github/workflows/publish.yml@refs/heads/main',
    ]);
  });

  test('replaying the release order of an older release does not publish it again', async () => {
    const order = signOrder(await taxOrder(taxOf('1.1.0')), tax);
    await client(tax).publish(taxOf('1.2.0'));
    expect(await answerTo(order)).toEqual([409, 'RE-24']);
    expect(await page('tax/index.html')).toContain('tax 1.2.0');
  });

  test('concurrent submissions are composed together, and a faulty one does not block the others', async () => {
    const terms = made(
      remoteFolder({
        name: 'glossary',
        owner: 'team-glossary',
        routes: [{ path: '/finterms', screen: 'Tax', title: 'Terms', description: 'Terms.' }],
      }),
    );
    const broken = made(remoteFolder({ version: '1.1.0' }, { 'server/Tax.cjs': 'throw new Error("broken")' }));
    const [bad, good] = await Promise.allSettled([client(tax).publish(broken), client(glossary).publish(terms)]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(await page('finterms/index.html')).toContain('glossary 1.0.0');
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
  });

  test('the response streams the steps of a publish, and the pages as they are rendered', async () => {
    const folder = taxOf('1.8.0');
    const order = signOrder(await taxOrder(folder), tax);
    const steps = async () => {
      const response = await post(order, { headers: { Accept: 'application/x-ndjson' } });
      return (await response.text())
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
    };
    expect(await steps()).toEqual([
      { step: 'received' },
      { step: 'accepted' },
      expect.objectContaining({ step: 'refused', code: 'RE-28' }),
    ]);
    await upload(folder, order);
    expect(await steps()).toEqual([
      { step: 'received' },
      { step: 'accepted' },
      { step: 'rendered', page: '/tax' },
      expect.objectContaining({ step: 'live', version: '1.8.0', changed: true }),
    ]);
  });

  test('the service describes itself', async () => {
    const document: unknown = await (await fetch(`${service.url}/openapi.json`)).json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/v1/status': {},
        '/v1/log': {},
        '/v1/remotes/{name}': {},
        '/v1/remotes/{name}/releases/{sha256}': {},
        '/v1/remotes/{name}/orders': {},
      },
    });
    expect((await fetch(`${service.url}/nothing`)).status).toBe(404);
  });

  test('an entry of the log that was changed in the store is not shown', async () => {
    const site = await store.openSite();
    const head = /"head":"(\w+)"/.exec((await site?.read('log.json'))?.toString() ?? '')?.[1] ?? '';
    writeFileSync(join(store.publicFolder, 'log', `${head}.json`), '{"action":"publish"}');
    expect(await entries()).toEqual([]);
  });
});

describe('a token is rejected', () => {
  beforeAll(open);
  afterAll(close);

  const publish = async (token: string) => client(newSigner(), token).publish(taxOf('1.1.0'));
  const now = Math.floor(Date.now() / 1000);

  test.each([
    ['has expired', { iat: now - 900, exp: now - 600 }, /RE-25: The token has expired/],
    ['is for another service', { aud: 'https://registry.npmjs.org' }, /RE-25: The token is not for/],
    [
      'is of another issuer',
      { iss: 'https://evil.example' },
      /RE-25: The policy trusts no tokens of https:\/\/evil\.example/,
    ],
    ['is of another repository', { repository: 'evil/mfe-tax' }, /RE-25: .* may not publish this/],
    ['is of another workflow', { workflow_ref: 'artha/mfe-tax/.github/workflows/test.yml@refs/heads/main' }, /RE-25/],
    [
      'is of another branch',
      { workflow_ref: 'artha/mfe-tax/.github/workflows/publish.yml@refs/pull/1/merge' },
      /RE-25/,
    ],
    ['is valid for a day', { exp: now + 86_400 }, /RE-25: The token is valid for more than an hour/],
    ['has no id', { jti: undefined }, /RE-25/],
    ['never expires', { exp: undefined }, /RE-25/],
  ])('that %s', async (_, claims, reason) => {
    await expect(publish(await issuer.token(service.url, claims))).rejects.toThrow(reason);
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
  });

  test('that was changed, signed by another CI, or is not a JWT', async () => {
    const other = await startTokenIssuer();
    const alien = await other.token(service.url, { iss: issuer.issuer });
    other.close();
    await expect(publish(alien)).rejects.toThrow(/RE-25: The token is not signed by/);
    await expect(publish(`${await issuer.token(service.url)}x`)).rejects.toThrow('RE-25');
    await expect(publish('none')).rejects.toThrow('RE-25: The token is not a valid JWT');
  });

  test('that vouches for a remote of another team', async () => {
    const token = await issuer.token(service.url);
    await expect(client(newSigner(), token).withdraw('glossary')).rejects.toThrow('RE-25: The policy trusts no tokens');
  });

  // It publishes a release, so it is the last one.
  test('that already vouched for another release order', async () => {
    const token = await issuer.token(service.url);
    await client(newSigner(), token).publish(taxOf('1.1.0'));
    await expect(client(newSigner(), token).publish(taxOf('1.2.0'))).rejects.toThrow('RE-26');
  });
});

describe('a release order is refused, and visitors notice nothing,', () => {
  beforeAll(open);
  afterAll(close);

  afterEach(async () => {
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
    expect(await entries()).toHaveLength(2);
  });

  test('with a key that the policy does not name, or names for another remote', async () => {
    for (const signer of [stranger, glossary, platform]) {
      await expect(client(signer).publish(taxOf('1.1.0'))).rejects.toThrow(/RE-21: The key \w+ may not publish tax/);
    }
  });

  test('with a key that one line of the policy revoked, at once, even if a token vouches for it', async () => {
    policy = { ...policy, revoked: [tax.id] };
    for (const token of [undefined, await issuer.token(service.url)])
      await expect(client(tax, token).publish(taxOf('1.1.0'))).rejects.toThrow(/RE-21: The key \w+ was revoked/);
    const [, status] = await client(tax).status();
    expect(status).toMatchObject({ name: 'tax', problem: expect.stringContaining('revoked') });
  });

  test('if one byte was changed after it was signed', async () => {
    const text = signOrder(await taxOrder(first, { action: 'rollback' }), tax).toString();
    expect(await answerTo(Buffer.from(text.replace('"rollback"', '"publish"')))).toEqual([422, 'RE-22']);
    expect(await answerTo(Buffer.from('{}'))).toEqual([422, 'RE-22']);
  });

  test('if it has no signature, or one more than that of its publisher', async () => {
    const { signed, signatures } = JSON.parse(signOrder(await taxOrder(first), tax).toString());
    const [{ sig }] = signatures;
    for (const others of [[], [...signatures, { keyid: stranger.id, sig }]]) {
      const order = Buffer.from(JSON.stringify({ signed, signatures: others }));
      expect(await answerTo(order)).toEqual([422, 'RE-22']);
    }
  });

  test('for another service or another remote, or after it expired', async () => {
    const answer = async (changes: Partial<ReleaseOrder>, options = {}) =>
      answerTo(signOrder(await taxOrder(first, changes), tax), options);
    expect(await answer({ audience: 'https://other.example' })).toEqual([422, 'RE-22']);
    expect(await answer({}, { name: 'glossary' })).toEqual([422, 'RE-22']);
    expect(await answer({ expires: new Date(Date.now() - 1000) })).toEqual([409, 'RE-23']);
    expect(await answer({ expires: new Date(Date.now() + 172_800_000) })).toEqual([409, 'RE-23']);
    expect(await answer({ version: 1 })).toEqual([409, 'RE-24']);
    expect(await answer({ version: 3 })).toEqual([409, 'RE-24']);
  });

  test('for a remote that the policy does not know, or whose name is a property of every object', async () => {
    const order = signOrder(await taxOrder(first), tax);
    for (const name of ['unknown', 'constructor', '__proto__', 'Tax']) {
      expect(await answerTo(order, { name })).toEqual([403, 'RE-20']);
    }
  });

  test('for a release of another owner, or with a page that the policy gives to another team', async () => {
    await expect(client(tax).publish(made(remoteFolder({ owner: 'team-x' })))).rejects.toThrow('RE-20');
    const routes = [{ path: '/finterms', screen: 'Tax', title: 'Terms', description: 'Terms.' }];
    await expect(client(tax).publish(made(remoteFolder({ routes })))).rejects.toThrow(/RE-27: .*\/finterms/);
    const aliased = [{ path: '/tax', screen: 'Tax', title: 'T', description: 'T.', aliases: [{ path: '/t' }] }];
    await expect(client(tax).publish(made(remoteFolder({ routes: aliased })))).rejects.toThrow(/RE-27: .* \/t to/);
    await expect(client(platform).publish(made(remoteFolder({ name: 'shell' })))).rejects.toThrow(/RE-/);
  });
});

describe('an upload is refused', () => {
  beforeAll(open);
  afterAll(close);

  test('before its body is read, if its sender may not publish the remote', async () => {
    const order = signOrder(await taxOrder(first), stranger);
    expect((await upload(first, order)).status).toBe(403);
  });

  test('if it is not what was signed, or is incomplete', async () => {
    const folder = taxOf('1.1.0');
    const order = signOrder(await taxOrder(folder), tax);
    expect((await upload(first, order)).status).toBe(422);
    expect((await upload(folder, order, 'f'.repeat(64))).status).toBe(422);
    const { files } = await readReleaseFolder(folder);
    const put = async (body: Uint8Array) => {
      const response = await fetch(
        `${service.url}/v1/remotes/tax/releases/${sha256Of(files.get('release.json') ?? body)}`,
        {
          method: 'PUT',
          headers: { 'Content-Type': 'application/gzip', 'Artha-Order': order.toString('base64') },
          body: new Uint8Array(body),
        },
      );
      return [response.status, await response.text()];
    };
    expect(await put(Buffer.from('not an archive'))).toEqual([422, expect.stringContaining('RE-28')]);
    const without = new Map([...files].filter(([path]) => path !== 'server/Tax.cjs'));
    expect(await put(await packRelease(without))).toEqual([422, expect.stringContaining('server/Tax.cjs is missing')]);
    const changed = new Map([...files, ['server/Tax.cjs', Buffer.from('evil()')]]);
    expect(await put(await packRelease(changed))).toEqual([422, expect.stringContaining('does not match its digest')]);
    const more = new Map([...files, ['browser/more.html', Buffer.from('<script>')]]);
    expect(await put(await packRelease(more))).toEqual([422, expect.stringContaining('is not listed')]);
    expect(await answerTo(order)).toEqual([422, 'RE-28']);
  });
});
