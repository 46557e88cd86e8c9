import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { copyContext, type FolderContext } from '@artha/core/testing/copyContext';
import { localContext } from '@artha/core/testing/localContext';
import { FolderStore } from '@artha/core/folderStore';
import { createAuthority } from '@artha/core/authority';
import { createKey, readSigner } from '@artha/core/signer';
import { signReading } from '@artha/core/readingRequest';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { errors } from '../release.ts';
import { readErrors } from './readErrors.ts';

const [tax, other] = [readSigner(createKey()), readSigner(createKey())];
const owner = (key: string) => ({ routes: ['/'], publishers: [{ key }] });
const policy = {
  remotes: { shell: owner(tax.id), tax: owner(tax.id), glossary: owner(other.id) },
  revoked: [],
};
const SECRET = 'const rate = secretRates[year].amount;';
const maps = (file: string) =>
  JSON.stringify({
    [file]: {
      version: 3,
      sources: ['./src/Tax.tsx'],
      sourcesContent: [`// Tax\n  ${SECRET}\n`],
      names: [],
      // From column 1 of line 1: line 2, column 3 of the source; from column 5 on, no source has it.
      mappings: 'AACE,I',
    },
  });

let folder = '';
/** The service and the site of which each test gets a copy. */
const begun = {
  ...localContext(new FolderStore(mkdtempSync(join(tmpdir(), 'artha-errors-'))), sampleConfig),
  authority: createAuthority(policy),
};
let context: FolderContext = begun;
let service: RunningService;
let release = '';

const start = async () => {
  service = await startReleaseService({ ...context, features: [errors(join(folder, 'service/errors.json'))] });
};
const client = (signer = tax) => new ReleaseClient(service.url, { signer });
const errorAt = (changes: object = {}) => ({
  remote: 'tax',
  release,
  count: 1,
  code: 'TypeError',
  frames: ['remoteEntry.js:1:6'],
  ...changes,
});
const report = async (...thrown: object[]) =>
  (
    await fetch(`${service.url}/v1/errors`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ thrown }),
    })
  ).status;

beforeAll(async () => {
  const shell = shellFolder({}, { 'server/sourceMaps.json': maps('main.js') });
  const remote = remoteFolder({ version: '1.2.0' }, { 'server/sourceMaps.json': maps('remoteEntry.js') });
  service = await startReleaseService(begun);
  await client().publish(shell);
  ({ digest: release = '' } = await client().publish(remote));
  await service.close();
  for (const one of [shell, remote]) rmSync(one, { recursive: true, force: true });
});

afterAll(() => {
  rmSync(begun.store.folder, { recursive: true, force: true });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artha-errors-'));
  context = await copyContext(begun, join(folder, 'store'));
  await start();
});

afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the team reads its errors by release, summed up, with the lines of its sources', async () => {
  expect(await report(errorAt({ count: 2 }), errorAt({ code: 'RangeError' }))).toBe(204);
  await report(errorAt());
  expect(await readErrors(client(), 'tax')).toMatchObject([
    {
      version: '1.2.0',
      digest: release,
      code: 'TypeError',
      count: 3,
      frames: [{ position: 'remoteEntry.js:1:6', source: './src/Tax.tsx:2:3', text: SECRET }],
    },
    { code: 'RangeError', count: 1 },
  ]);
});

test('the errors survive a restart; the file is the service’s alone', async () => {
  await report(errorAt());
  await service.close();
  expect(JSON.parse(readFileSync(join(folder, 'service/errors.json'), 'utf8'))).toMatchObject({
    errors: [errorAt()],
  });
  await start();
  expect(await readErrors(client(), 'tax')).toMatchObject([{ count: 1 }]);
});

test('another team’s key, no key, a request for another remote and an old one read nothing', async () => {
  await report(errorAt());
  await expect(readErrors(client(other), 'tax')).rejects.toThrow(/^RE-21/);
  const ask = async (header?: string) => {
    const headers = header === undefined ? {} : { 'artha-reading': header };
    const response = await fetch(`${service.url}/v1/remotes/tax/errors`, { headers });
    return [response.status, await response.text()] as const;
  };
  const hourAgo = new Date(Date.now() - 3_600_000);
  const nextDay = new Date(Date.now() + 86_400_000);
  const forged = (header: string) => {
    const request = Buffer.from(header, 'base64').toString();
    return Buffer.from(request.replace(other.id, tax.id)).toString('base64');
  };
  for (const [header, status] of [
    [undefined, 403],
    ['', 403],
    [signReading('glossary', service.url, tax), 422],
    [signReading('tax', 'https://evil.example', tax), 422],
    [forged(signReading('tax', service.url, other)), 422],
    [signReading('tax', service.url, tax, hourAgo), 409],
    [signReading('tax', service.url, tax, nextDay), 409],
  ] as const) {
    const [answered, text] = await ask(header);
    expect([answered, text.includes('TypeError')]).toEqual([status, false]);
  }
});

test('what is invented is not kept: another release, a script that it does not have, words', async () => {
  for (const changes of [
    { release: 'a'.repeat(20) },
    { remote: 'glossary' },
    { frames: ['remoteEntry.js:1:6', 'Asha-Rao.js:1:1'] },
  ])
    expect(await report(errorAt(changes))).toBe(204);
  expect(await report(errorAt({ message: 'Asha Rao' }))).toBe(400);
  expect(await readErrors(client(), 'tax')).toEqual([]);
});

test('a flood of different errors keeps what is frequent, within bounds, and is refused after a while', async () => {
  await report(errorAt({ count: 900 }));
  const statuses = new Set<number>();
  for (let first = 1; first < 3200; first += 10) {
    const thrown = Array.from({ length: 10 }, (_, index) => errorAt({ frames: [`remoteEntry.js:1:${first + index}`] }));
    statuses.add(await report(...thrown));
  }
  expect(statuses).toEqual(new Set([204, 429]));
  const kept = await readErrors(client(), 'tax');
  expect(kept).toHaveLength(50);
  expect(kept[0]).toMatchObject({ count: expect.any(Number), frames: [{ position: 'remoteEntry.js:1:6' }] });
});

test('a map that is too large, or none, leaves the positions as they are', async () => {
  const large = JSON.stringify({
    'remoteEntry.js': { version: 3, sources: ['a'], names: [], mappings: 'A,'.repeat(1_500_000) },
    'other.js': 'no map',
  });
  const changes = { 'browser/other.js': 'other()', 'server/sourceMaps.json': large };
  const { digest = '' } = await client().publish(remoteFolder({ version: '1.3.0' }, changes));
  await report(errorAt({ release: digest, frames: ['remoteEntry.js:1:6', 'other.js:1:1'] }));
  expect(await readErrors(client(), 'tax')).toMatchObject([
    { version: '1.3.0', frames: [{ position: 'remoteEntry.js:1:6' }, { position: 'other.js:1:1' }] },
  ]);
  expect(JSON.stringify(await readErrors(client(), 'tax'))).not.toContain('source');
});

test('no address of the service and no file that is served gives source maps', async () => {
  await report(errorAt());
  const paths = [
    '/v1/shell',
    '/v1/site',
    '/v1/status',
    '/v1/log',
    '/v1/remotes/tax',
    `/v1/remotes/tax/releases/${release}`,
    `/v1/remotes/tax/releases/${release}/server/sourceMaps.json`,
    '/v1/remotes/tax/errors',
    '/v1/errors',
    `/releases/tax/${release}/server/sourceMaps.json`,
  ];
  for (const path of paths) {
    const response = await fetch(service.url + path);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.toString('latin1')).not.toContain('secretRates');
  }
  const { files } = await client().shell();
  expect([...files.keys()]).not.toContain('server/sourceMaps.json');
  expect([...files.values()].some((content) => content.includes('secretRates'))).toBe(false);

  const served = join(folder, 'store/public');
  for (const entry of await readdir(served, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    expect(entry.name).not.toMatch(/\.map|sourceMaps/);
    expect(await readFile(join(entry.parentPath, entry.name), 'latin1')).not.toContain('secretRates');
  }
});
