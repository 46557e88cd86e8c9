import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { localContext } from '@artha/core/testing/localContext';
import { FolderStore } from '@artha/core/folderStore';
import { createAuthority } from '@artha/core/authority';
import type { Policy } from '@artha/core/policy';
import { createKey, readSigner, type Signer } from '@artha/core/signer';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { notifications } from '../release.ts';
import { HookKeys } from './HookKeys.ts';
import { openTeller, type Teller } from './openTeller.ts';
import { readEvents } from './readEvents.ts';
import { tellNextShell } from './tellNextShell.ts';

const [platform, tax, stranger] = [createKey(), createKey(), createKey()].map(readSigner);
if (!platform || !tax || !stranger) throw new Error('There are no keys.');
const policy: Policy = {
  remotes: {
    shell: { owner: 'team-platform', routes: [], publishers: [{ key: platform.id }] },
    tax: {
      owner: 'team-tax',
      routes: ['/tax'],
      publishers: [{ key: tax.id }],
      tell: { hook: 'https://127.0.0.1/secret', mail: 'team@tax.example' },
    },
  },
  revoked: [],
  nextShell: { version: '9.0.0', from: '2027-03-01', supportedContracts: [2], provides: {} },
};
const folders: string[] = [];
const made = (folder: string) => {
  folders.push(folder);
  return folder;
};

let teller: Teller;
let service: RunningService;
let context: ReturnType<typeof localContext>;
const client = (signer: Signer) => new ReleaseClient(service.url, { signer });

beforeAll(async () => {
  const authority = { ...createAuthority(policy), readPolicy: () => Promise.resolve(policy) };
  const store = new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-events-'))));
  context = { ...localContext(store, sampleConfig), authority };
  teller = await openTeller({
    readPolicy: authority.readPolicy,
    origin: sampleConfig.origin,
    keys: new HookKeys(),
    hookLimits: { allowsPrivate: false },
    file: undefined,
    log: () => undefined,
  });
  service = await startReleaseService({ ...context, features: [notifications(teller)] });
  await client(platform).publish(made(shellFolder()));
});

afterAll(async () => {
  await service.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('a team reads what happened to its remote, and no one else does', async () => {
  await client(tax).publish(made(remoteFolder({ version: '1.0.0' })), { commit: 'c'.repeat(40) });
  await client(tax).publish(made(remoteFolder({ version: '1.1.0' })));
  await client(tax).rollback('tax');
  const { hookKey, events } = await readEvents(client(tax), 'tax');
  expect(hookKey).toMatch(/^whpk_[\w+/]{43}=$/);
  expect(events.map(({ kind }) => kind)).toEqual(['release-rolled-back', 'release-published', 'release-published']);
  expect(events[0]?.subject).toMatch(/^Visitors of tax went back to 1\.0\.0$/);
  expect(events[0]?.untold.map(({ way, reason }) => `${way}: ${reason}`)).toEqual([
    'hook: 127.0.0.1 is not an address of the public internet.',
  ]);
  await expect(readEvents(client(stranger), 'tax')).rejects.toThrow('RE-21');
  await expect(readEvents(client(platform), 'tax')).rejects.toThrow('RE-21');
  expect((await fetch(`${service.url}/v1/remotes/tax/events`)).status).toBe(403);
});

test('a repeated publish is no event', async () => {
  const before = teller.eventsOf('tax').length;
  await client(tax).publish(made(remoteFolder({ version: '1.0.0' })));
  expect(teller.eventsOf('tax')).toHaveLength(before);
});

test('no open address of the service has a way to a team', async () => {
  for (const path of ['/v1/status', '/v1/site', '/v1/remotes/tax', '/v1/log', '/openapi.json'])
    expect(await (await fetch(service.url + path)).text()).not.toMatch(/team@tax|127\.0\.0\.1\/secret/);
});

test('a team is told once that its remote would not run in the announced shell', async () => {
  await tellNextShell(context, teller);
  await tellNextShell(context, teller);
  const told = teller.eventsOf('tax').filter(({ kind }) => kind === 'next-shell-breaks');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('contract 2');
  expect(told[0]?.id).toMatch(/^msg_[0-9a-f]{32}$/);
  expect(teller.eventsOf('shell').map(({ kind }) => kind)).toEqual(['release-published']);
});
