import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentVersion, versionsOf } from '@artha/shared/contract';
import { canaryVersion } from '@artha/core/versionHistory';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { FolderStore } from '@artha/core/folderStore';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { readSnapshot } from '@artha/core/changeSite';
import { publish, readRegistry, recompose, rollback, withdraw } from '@artha/core/publish';
import { readLog } from '@artha/core/releaseLog';
import { takeBack, widen } from './rollOut.ts';
import { submit } from '@artha/core/submit';
import { copyContext } from '@artha/core/testing/copyContext';
import { localContext } from '@artha/core/testing/localContext';
import { canary as feature } from '../release.ts';
import { publishCanary } from '../testing/publishCanary.ts';

let folder = '';
let store = new FolderStore(folder);
let context = localContext(store, sampleConfig);
const madeFolders: string[] = [];
const made = (one: string): string => {
  madeFolders.push(one);
  return one;
};
const routesOf = (...paths: string[]) =>
  paths.map((path) => ({ path, screen: 'Tax', title: 'Tax', description: 'Tax.' }));
const tax = (version: string, ...paths: string[]) =>
  made(remoteFolder({ version, routes: routesOf('/tax', ...paths) }));
const glossary = (version = '1.0.0') =>
  made(remoteFolder({ name: 'glossary', version, routes: routesOf('/finterms') }));

const textOf = (path: string) => readSiteText(store, path);
/** The digests of all files that visitors, or the edge, read of the site. */
async function digests(): Promise<Record<string, string>> {
  const index = await (await store.openSite())?.readIndex();
  const files = Object.entries(index?.files ?? {}).filter(
    ([path]) => !/^(metadata\/|canaries|registry\.json|log\.json|used-tokens)/.test(path),
  );
  return Object.fromEntries(files.map(([path, { sha256 }]) => [path, sha256]));
}
const listed = async (): Promise<unknown> => JSON.parse((await textOf('canaries.json')) ?? '[]');
const pathsOfCanaries = async () =>
  Object.keys((await (await store.openSite())?.readIndex())?.files ?? {}).filter((path) => path.startsWith('canaries'));

const newFolder = () => mkdtempSync(join(tmpdir(), 'artha-canary-'));
/** The service and the site of which each test gets a copy. */
const begun = {
  ...localContext(new FolderStore(newFolder()), sampleConfig),
  now: () => new Date('2026-02-03T04:05:06Z'),
  features: [feature()],
};

beforeAll(() => publish(begun, [made(shellFolder()), tax('1.0.0'), glossary()]));

afterAll(() => {
  rmSync(begun.store.folder, { recursive: true, force: true });
});

beforeEach(async () => {
  folder = newFolder();
  context = await copyContext(begun, folder);
  store = context.store;
});

afterEach(() => {
  for (const one of [folder, ...madeFolders.splice(0)]) rmSync(one, { recursive: true, force: true });
});

describe('a canary', () => {
  test('is composed beside what the other visitors get, and changes none of its bytes', async () => {
    const before = await digests();
    const [result] = await publishCanary(context, tax('1.1.0', '/tax/new'), 5);
    expect(result).toMatchObject({ name: 'tax', version: '1.1.0', changed: true, share: 5 });
    expect(await digests()).toEqual(before);
    expect(await textOf('canaries/tax/tax/index.html')).toContain('tax 1.1.0');
    expect(await textOf('canaries/tax/registry/tax.json')).toContain(result?.digest);
    expect(await pathsOfCanaries()).toContain('canaries/tax/tax/index.html.br');
    expect(await pathsOfCanaries()).not.toContain('canaries/tax/rendered/tax.json.br');
    expect(await pathsOfCanaries()).not.toContain('canaries/tax/404.html');
    expect(await listed()).toEqual([
      {
        remote: 'tax',
        release: result?.digest,
        live: versionsOf(await readRegistry(context), 'tax')[0]?.extras.digest,
        share: 5,
        since: '2026-02-03T04:05:06.000Z',
        addresses: ['/tax', '/tax/new'],
      },
    ]);
  });

  test('is the last version of the history, beside the one that the others get', async () => {
    await publishCanary(context, tax('1.1.0'), 5);
    const versions = versionsOf(await readRegistry(context), 'tax');
    expect(versions.map(({ metadata, deployment }) => [metadata.version, deployment])).toEqual([
      ['1.0.0', { traffic: 95, default: true }],
      ['1.1.0', { traffic: 5, default: false }],
    ]);
  });

  test('of the same release with another share is the same canary for more visitors', async () => {
    const folderOfTax = tax('1.1.0');
    await publishCanary(context, folderOfTax, 5);
    const before = await textOf('canaries/tax/tax/index.html');
    const [again] = await publishCanary(context, folderOfTax, 5);
    const [more] = await publishCanary(context, folderOfTax, 25);
    expect([again?.changed, more?.changed]).toEqual([false, true]);
    expect(await listed()).toMatchObject([{ share: 25 }]);
    expect(await textOf('canaries/tax/tax/index.html')).toBe(before);
  });

  test('is replaced by the next one, whose files alone are there', async () => {
    await publishCanary(context, tax('1.1.0', '/tax/new'), 5);
    await publishCanary(context, tax('1.2.0'), 5);
    expect(await textOf('canaries/tax/tax/index.html')).toContain('tax 1.2.0');
    expect(await textOf('canaries/tax/tax/new/index.html')).toBeUndefined();
    expect(canaryVersion(await readRegistry(context), 'tax')?.metadata.version).toBe('1.2.0');
  });

  test('stays, and follows the frame, while others publish', async () => {
    await publishCanary(context, tax('1.1.0'), 5);
    const before = await textOf('canaries/tax/tax/index.html');
    await publish(context, [glossary('1.1.0')]);
    expect(await textOf('canaries/tax/tax/index.html')).toBe(before);
    await publish(context, [made(shellFolder({ version: '1.1.0' }))]);
    expect(await textOf('canaries/tax/tax/index.html')).not.toBe(before);
    await recompose(context);
    expect(await textOf('canaries/tax/tax/index.html')).toContain('tax 1.1.0');
  });

  test.each<readonly [string, () => Promise<unknown>, string]>([
    ['a rollback that names no release', () => rollback(context, 'tax'), '1.0.0'],
    ['a publish of its remote', () => publish(context, [tax('1.2.0')]), '1.2.0'],
    ['a publish of itself', () => publish(context, [tax('1.1.0')]), '1.1.0'],
  ])('ends by %s, and leaves nothing in the site', async (_, end, live) => {
    await publishCanary(context, tax('1.1.0'), 5);
    await end();
    expect(await pathsOfCanaries()).toEqual([]);
    expect(await textOf('tax/index.html')).toContain(`tax ${live}`);
    const versions = versionsOf(await readRegistry(context), 'tax');
    expect(versions.filter(({ deployment }) => deployment.traffic > 0)).toMatchObject([
      { deployment: { traffic: 100 } },
    ]);
    expect(JSON.stringify(versions)).not.toContain('"canary"');
  });

  test('stays if what the others get is published again', async () => {
    await publishCanary(context, tax('1.1.0'), 5);
    expect((await publish(context, [tax('1.0.0')]))[0]?.changed).toBe(false);
    expect(await listed()).toMatchObject([{ share: 5 }]);
  });

  test('ends with its remote', async () => {
    await publishCanary(context, tax('1.1.0'), 5);
    await withdraw(context, 'tax');
    expect(await pathsOfCanaries()).toEqual([]);
  });

  test('that was rolled back from is no target of a rollback', async () => {
    await publish(context, [tax('1.1.0')]);
    await publishCanary(context, tax('1.2.0'), 5);
    await rollback(context, 'tax');
    expect(await textOf('tax/index.html')).toContain('tax 1.1.0');
    await rollback(context, 'tax');
    expect(await textOf('tax/index.html')).toContain('tax 1.0.0');
  });

  test('whose pages others cannot show is entered by document loads', async () => {
    await publishCanary(context, tax('1.1.0'), 5);
    const shell = (part: string | undefined) => /"shell":"([0-9a-f]*)"/.exec(part ?? '')?.[1];
    expect(shell(await textOf('canaries/tax/registry/tax.json'))).toBe(shell(await textOf('registry/tax.json')));
    const moved = { version: '1.2.0', routes: [{ path: '/tax', screen: 'Other', title: 'Tax', description: 'Tax.' }] };
    const screens = { Other: { browser: [], server: 'server/Tax.cjs' } };
    await publishCanary(
      context,
      made(remoteFolder({ ...moved, screens }, { 'server/Tax.cjs': 'exports.Other = () => "other";' })),
      5,
    );
    expect(shell(await textOf('canaries/tax/registry/tax.json'))).toBe('');
  });
});

describe('a canary is refused', () => {
  const expectRefusal = async (work: Promise<unknown>, code: string) => {
    const before = (await store.openSite())?.version;
    await expect(work).rejects.toThrow(code);
    expect((await store.openSite())?.version).toBe(before);
  };

  test('of the shell, of what all visitors get, and of a remote without a live release', async () => {
    await expectRefusal(publishCanary(context, made(shellFolder({ version: '1.1.0' })), 5), 'RE-40');
    await expectRefusal(publishCanary(context, tax('1.0.0'), 5), 'RE-40');
    await withdraw(context, 'tax');
    await expectRefusal(publishCanary(context, tax('1.1.0'), 5), 'RE-40');
  });

  test('if it does not render, or takes an address of another remote', async () => {
    const broken = made(
      remoteFolder({ version: '1.1.0' }, { 'server/Tax.cjs': 'exports.Tax = () => { throw new Error("broken"); };' }),
    );
    await expectRefusal(publishCanary(context, broken, 5), 'RE-08');
    await expectRefusal(publishCanary(context, tax('1.1.0', '/finterms'), 5), 'RE-06');
  });
});

describe('the service', () => {
  const digestOf = async (version: string) =>
    versionsOf(await readRegistry(context), 'tax').find(({ metadata }) => metadata.version === version)?.extras
      .digest ?? '';
  const decided = async (version: string) => ({ name: 'tax', digest: await digestOf(version), why: 'because' });
  const lastLogged = async () => {
    const { state } = await readSnapshot(context);
    return (await readLog(store, state.log, 1))[0];
  };
  const shares = async () =>
    versionsOf(await readRegistry(context), 'tax').map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]);

  test('gives a canary to more visitors, and then to all, with the pages that its visitors have', async () => {
    await publishCanary(context, tax('1.1.0'), 5);
    const page = await textOf('canaries/tax/tax/index.html');
    expect(await widen({ ...context, now: () => new Date('2026-02-04') }, await decided('1.1.0'), 25)).toBe(true);
    expect(await listed()).toMatchObject([{ share: 25, since: '2026-02-03T04:05:06.000Z' }]);
    expect(canaryVersion(await readRegistry(context), 'tax')?.extras.canary?.widened).toBe('2026-02-04T00:00:00.000Z');
    expect(await lastLogged()).toMatchObject({ action: 'widen', share: 25, why: 'because' });
    await widen(context, await decided('1.1.0'), 100);
    expect(await shares()).toEqual([
      ['1.0.0', 0],
      ['1.1.0', 100],
    ]);
    expect(await textOf('tax/index.html')).toBe(page);
    expect(await pathsOfCanaries()).toEqual([]);
    expect(await lastLogged()).toMatchObject({ action: 'publish', version: '1.1.0', why: 'because' });
    expect(await lastLogged()).not.toHaveProperty('by');
  });

  test('ends a canary, and the others keep what they had', async () => {
    const before = await digests();
    await publishCanary(context, tax('1.1.0'), 5);
    expect((await takeBack(context, await decided('1.1.0')))?.metadata.version).toBe('1.0.0');
    expect(await digests()).toEqual(before);
    expect(await lastLogged()).toMatchObject({ action: 'take-back', version: '1.0.0', why: 'because' });
  });

  test('goes back from a release that all visitors get, and its order sent again does not bring it back', async () => {
    await publish(context, [tax('1.1.0')]);
    const order = (await readSnapshot(context)).state.orders.get('tax')?.content;
    expect((await takeBack(context, await decided('1.1.0')))?.metadata.version).toBe('1.0.0');
    expect(await textOf('tax/index.html')).toContain('tax 1.0.0');
    const [again] = await submit(context, [{ name: 'tax', order: order ?? new Uint8Array() }]);
    expect(again?.changed).toBe(false);
    expect(await textOf('tax/index.html')).toContain('tax 1.0.0');
    // A person may insist.
    await publish(context, [tax('1.1.0')]);
    expect(await textOf('tax/index.html')).toContain('tax 1.1.0');
  });

  test('decides about no other release than the one that visitors get now, and goes nowhere without an earlier one', async () => {
    expect(await takeBack(context, await decided('1.0.0'))).toBeUndefined();
    await publish(context, [tax('1.1.0')]);
    const before = (await store.openSite())?.version;
    for (const version of ['1.0.0', 'none']) {
      expect(await takeBack(context, await decided(version))).toBeUndefined();
      expect(await widen(context, await decided(version), 100)).toBe(false);
    }
    expect((await store.openSite())?.version).toBe(before);
  });

  test('does not go back to a release that no longer fits', async () => {
    await publish(context, [tax('1.1.0')]);
    const policy = { remotes: { tax: { owner: 'another team', routes: ['/'], publishers: [] } }, revoked: [] };
    const strict = { ...context, authority: { ...context.authority, readPolicy: () => Promise.resolve(policy) } };
    await expect(takeBack(strict, await decided('1.1.0'))).rejects.toThrow('RE-20');
  });

  test('whatever it decides, visitors get only releases that the team published', async () => {
    const published = new Set([await digestOf('1.0.0')]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('widen', 'all', 'back', 'publish', 'canary'), { maxLength: 6 }),
        async (steps) => {
          for (const [index, step] of steps.entries()) {
            const version = `2.${String(index)}.${String(Date.now())}`;
            const registry = await readRegistry(context);
            const canary = canaryVersion(registry, 'tax')?.extras.digest;
            const live = currentVersion(registry, 'tax')?.extras.digest ?? '';
            const decision = { name: 'tax', digest: canary ?? live, why: 'because' };
            if (step === 'publish') published.add((await publish(context, [tax(version)]))[0]?.digest ?? '');
            if (step === 'canary') published.add((await publishCanary(context, tax(version), 5))[0]?.digest ?? '');
            if (step === 'widen') await widen(context, decision, 25);
            if (step === 'all') await widen(context, decision, 100);
            if (step === 'back') await takeBack(context, decision);
            const shown = versionsOf(await readRegistry(context), 'tax').filter(
              ({ deployment }) => deployment.traffic > 0,
            );
            expect(shown.every(({ extras }) => published.has(extras.digest))).toBe(true);
            expect(shown.reduce((sum, { deployment }) => sum + deployment.traffic, 0)).toBe(100);
          }
        },
      ),
      { numRuns: 2 },
    );
  });
});
