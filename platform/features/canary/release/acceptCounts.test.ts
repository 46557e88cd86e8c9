import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@artha/process/testing/until';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { localContext } from '@artha/core/testing/localContext';
import { defaultRule } from '@artha/core/rolloutRule';
import { noVisits, type VisitCounts } from './visitCounts.ts';
import { FolderStore } from '@artha/core/folderStore';
import type { Store } from '@artha/core/store';
import { everyStore } from '@artha/object-storage/testing/everyStore';
import { createAuthority, type Authority } from '@artha/core/authority';
import { signCounts, type ReleaseCounts } from './countsReport.ts';
import type { Policy } from '@artha/core/policy';
import { signOrder } from '@artha/core/releaseOrder';
import { createKey, readSigner } from '@artha/core/signer';
import type { ReleaseEvent } from '@artha/service/releaseEvents';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { canary } from '../release.ts';
import { readRollout } from './readRollout.ts';

const newSigner = () => readSigner(createKey());
const [platform, tax, glossary, edgeKey, stranger] = [newSigner(), newSigner(), newSigner(), newSigner(), newSigner()];

const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const removals: (() => Promise<void>)[] = [];
const newFolder = () => made(mkdtempSync(join(tmpdir(), 'artha-rollout-')));
const taxOf = (version: string) => made(remoteFolder({ version }));

let policy: Policy;
let store: Store;
let authority: Authority;
let service: RunningService;
let now: Date;
let file: string;
let events: ReleaseEvent[];
let log: string[];

const client = (signer = tax) => new ReleaseClient(service.url, { signer });

async function start(): Promise<void> {
  const told: ReleaseFeature = {
    name: 'told',
    serve: () => undefined,
    announce: (event) => {
      if (!('figures' in event)) return Promise.resolve();
      events.push(event);
      return Promise.reject(new Error('no one there'));
    },
  };
  const context = { ...localContext(store, sampleConfig), authority, now: () => now, features: [told, canary(file)] };
  service = await startReleaseService(context, {
    log: (line) => log.push('message' in line ? line.message : ''),
  });
}

/** An edge that counts visits. */
function newEdge() {
  const edge = randomBytes(16).toString('hex');
  const counted = new Map<string, ReleaseCounts>();
  let number = 0;
  const report = async (signer = edgeKey, at = now) => {
    number += 1;
    const signed = signCounts({ edge, number, at: at.toISOString(), releases: [...counted.values()] }, signer);
    return (await send(signed)).status;
  };
  const count = (release: string, counts: Partial<VisitCounts>, canary?: string) => {
    const key = `${release} ${canary ?? ''}`;
    const before = counted.get(key)?.counts ?? noVisits;
    const sum = (what: 'visits' | 'errors' | 'loading' | 'frozen') => before[what] + (counts[what] ?? 0);
    const all = { visits: sum('visits'), errors: sum('errors'), loading: sum('loading'), frozen: sum('frozen') };
    counted.set(key, { remote: 'tax', release, canary, counts: { ...noVisits, ...all } });
  };
  return { count, report };
}

const send = (body: unknown) =>
  fetch(`${service.url}/v1/counts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const shares = async () =>
  Object.fromEntries(
    (await client().site()).registry.microFrontends['tax']?.map((one) => [
      one.metadata.version,
      one.deployment.traffic,
    ]) ?? [],
  );
const kinds = () => events.map(({ kind }) => kind);

/** Starts a service on a store, to which the shell is published. */
async function begin(own: Store): Promise<void> {
  [store, file, now] = [own, join(newFolder(), 'service', 'rollouts.json'), new Date()];
  [events, log] = [[], []];
  policy = {
    remotes: {
      shell: { owner: 'team-platform', routes: [], publishers: [{ key: platform.id }] },
      tax: { owner: 'team-tax', routes: ['/tax'], publishers: [{ key: tax.id }] },
    },
    revoked: [],
    edges: [edgeKey.id],
  };
  authority = { ...createAuthority(policy), readPolicy: () => Promise.resolve(policy) };
  await start();
  await client(platform).publish(made(shellFolder()));
}

const beginInFolder = () => begin(new FolderStore(newFolder()));

afterEach(async () => {
  await service.close();
  for (const remove of removals.splice(0)) await remove();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

/** Publishes 1.0.0 to all and 1.1.0 to a share. */
async function withCanary(share = 5) {
  const live = (await client().publish(taxOf('1.0.0'))).digest ?? '';
  const result = await client().publish(taxOf('1.1.0'), {}, undefined, { share });
  const canary = result.digest ?? '';
  expect(result).toMatchObject({ changed: true, share });
  return { live, canary };
}

test.each(everyStore)(
  'a canary in %s that meets no more than the others is given to more, and then to all, and its team is told',
  async (_name, open) => {
    const opened = await open();
    removals.push(opened.remove);
    await begin(opened.store);
    const { live, canary } = await withCanary();
    const [one, two] = [newEdge(), newEdge()];
    // Two edges, whose counts are added.
    for (const edge of [one, two]) {
      edge.count(canary, { visits: 60, errors: 1 }, canary);
      edge.count(live, { visits: 1900, errors: 20 }, canary);
      expect(await edge.report()).toBe(204);
    }
    await until(() => kinds().includes('canary-started'));
    expect(await shares()).toEqual({ '1.0.0': 95, '1.1.0': 5 });
    expect((await readRollout(client(), 'tax')).canary).toMatchObject({ version: '1.1.0', share: 5, visits: 120 });
    one.count(canary, { visits: 80 }, canary);
    await one.report();
    await until(() => kinds().includes('canary-widened'));
    expect(await shares()).toEqual({ '1.0.0': 75, '1.1.0': 25 });
    two.count(canary, { visits: 200, errors: 2 }, canary);
    await two.report();
    await until(() => kinds().includes('canary-done'));
    expect(await shares()).toEqual({ '1.0.0': 0, '1.1.0': 100 });
    expect(events.at(-1)).toMatchObject({ remote: 'tax', owner: 'team-tax', release: { version: '1.1.0' } });
    const lines = await client().log();
    expect(lines.slice(0, 3)).toMatchObject([
      { action: 'publish', version: '1.1.0', by: 'service' },
      { action: 'widen', share: 25, by: 'service' },
      { action: 'canary', share: 5, by: tax.id.slice(0, 8) },
    ]);
    expect(lines[0]?.why).toContain('threw an error: 4 of 400 visits (1.0 %), before 40 of 3800 (1.1 %)');
    expect(log).toContain('A team could not be told.');
  },
);

describe('a canary', () => {
  beforeEach(beginInFolder);

  test('that meets more is taken back, with the figures in the log', async () => {
    const { live, canary } = await withCanary();
    const edge = newEdge();
    edge.count(canary, { visits: 20, errors: 12 }, canary);
    edge.count(live, { visits: 380, errors: 4 }, canary);
    await edge.report();
    await until(() => kinds().includes('release-taken-back'));
    expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
    expect((await client().log())[0]).toMatchObject({
      action: 'take-back',
      version: '1.0.0',
      by: 'service',
      why: 'Pages threw an error: 12 of 20 visits (60.0 %), before 4 of 380 (1.1 %).',
    });
    const { canary: none, events: known } = await readRollout(client(), 'tax');
    expect(none).toBeUndefined();
    expect(known[0]).toMatchObject({
      kind: 'release-taken-back',
      share: 5,
      reason: { kind: 'worse', share: 'errors' },
    });
  });

  test('ends at its time without enough visits, also in a service that started again', async () => {
    const { canary } = await withCanary();
    const edge = newEdge();
    edge.count(canary, { visits: 20 }, canary);
    await edge.report();
    await until(async () => (await readRollout(client(), 'tax')).canary?.visits === 20);
    await service.close();
    await start();
    expect((await readRollout(client(), 'tax')).canary?.visits).toBe(20);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await edge.report();
    await until(() => kinds().includes('release-taken-back'));
    expect(events.at(-1)).toMatchObject({ reason: { kind: 'too-few-visits', visits: 20, needed: 200 } });
    expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
  });

  test('that no longer fits the site ends instead of being given to all', async () => {
    const { canary } = await withCanary();
    const moved = { owner: 'team-tax', routes: ['/elsewhere'], publishers: [{ key: tax.id }] };
    const rollout = { ...defaultRule, stages: [], visits: 1 };
    policy = { ...policy, rollout, remotes: { ...policy.remotes, tax: moved } };
    const edge = newEdge();
    edge.count(canary, { visits: 2 }, canary);
    await edge.report();
    await until(() => kinds().includes('release-taken-back'));
    expect(events.at(-1)).toMatchObject({ reason: { kind: 'refused', code: 'RE-27' } });
  });
});

describe('a release that all visitors get', () => {
  beforeEach(beginInFolder);

  /** Publishes two releases, the second after visits of the first. */
  async function publishTwo({ guard }: { guard?: boolean } = {}) {
    const before = (await client().publish(taxOf('1.0.0'))).digest ?? '';
    const edge = newEdge();
    edge.count(before, { visits: 500, errors: 5 });
    await edge.report();
    await edge.report();
    const release =
      (await client().publish(taxOf('1.1.0'), {}, undefined, guard === undefined ? {} : { guard })).digest ?? '';
    edge.count(release, { visits: 5 });
    await edge.report();
    return { edge, before, release };
  }

  test('is taken back if it meets more than the one before, and not again if a person insists', async () => {
    const { edge, release } = await publishTwo();
    await until(async () => (await readRollout(client(), 'tax')).watch?.version === '1.1.0');
    edge.count(release, { visits: 20, loading: 15 });
    await edge.report();
    await until(() => kinds().includes('release-taken-back'));
    expect(events.at(-1)).toMatchObject({ share: 100, before: { version: '1.0.0' }, reason: { share: 'loading' } });
    expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
    // The one that is back is not watched: nothing is before it.
    expect((await readRollout(client(), 'tax')).watch).toBeUndefined();
  });

  test('stays if its team, in its order or in the policy, wants no guard', async () => {
    const { edge, release } = await publishTwo({ guard: false });
    edge.count(release, { visits: 20, loading: 20 });
    await edge.report();
    policy = {
      ...policy,
      remotes: {
        ...policy.remotes,
        tax: { owner: 'team-tax', routes: ['/tax'], publishers: [{ key: tax.id }], guard: false },
      },
    };
    const next = (await client().publish(taxOf('1.2.0'))).digest ?? '';
    edge.count(next, { visits: 20, loading: 20 });
    await edge.report();
    await until(async () => (await edge.report()) === 204);
    expect((await readRollout(client(), 'tax')).watch).toBeUndefined();
    expect(kinds()).toEqual([]);
    expect((await shares())['1.2.0']).toBe(100);
  });
});

describe('counts are not believed', () => {
  beforeEach(beginInFolder);

  test('of a stranger, of a revoked edge, of long ago, or of another form', async () => {
    const edge = newEdge();
    expect(await edge.report(stranger)).toBe(403);
    expect(await edge.report(tax)).toBe(403);
    expect(await edge.report(edgeKey, new Date(now.getTime() - 3_600_000))).toBe(403);
    const report = { edge: '0'.repeat(32), number: 1, at: now.toISOString(), releases: [] };
    const signed = signCounts(report, edgeKey);
    expect((await send({ ...signed, content: signed.content.replace('"number":1', '"number":2') })).status).toBe(403);
    expect((await send({ releases: [] })).status).toBe(403);
    expect((await send(signCounts({ ...report, number: 0 }, edgeKey))).status).toBe(403);
    expect((await send(signed)).status).toBe(204);
    policy = { ...policy, revoked: [edgeKey.id] };
    expect((await send(signed)).status).toBe(403);
  });

  test('twice: a report that is sent again adds nothing', async () => {
    const { live, canary } = await withCanary();
    const counts = (visits: number) => ({ ...noVisits, visits });
    const releases = [
      { remote: 'tax', release: canary, canary, counts: counts(10) },
      { remote: 'tax', release: live, canary, counts: counts(190) },
    ];
    const signed = signCounts({ edge: '0'.repeat(32), number: 1, at: now.toISOString(), releases }, edgeKey);
    for (let time = 0; time < 3; time += 1) await send(signed);
    await until(async () => ((await readRollout(client(), 'tax')).canary?.visits ?? 0) > 0);
    expect((await readRollout(client(), 'tax')).canary?.visits).toBe(10);
  });
});

describe('a canary order is refused', () => {
  beforeEach(beginInFolder);

  test('of other content under a version that the site keeps', async () => {
    await client().publish(taxOf('1.0.0'));
    const other = made(remoteFolder({ version: '1.0.0' }, { 'server/Tax.cjs': 'exports.Tax = () => "other";' }));
    await expect(client().publish(other, {}, undefined, { share: 5 })).rejects.toThrow('RE-41');
  });

  test('of another team, without a share, with one for all, and if it is repeated', async () => {
    const live = taxOf('1.0.0');
    await client().publish(live);
    await expect(client(glossary).publish(taxOf('1.1.0'), {}, undefined, { share: 5 })).rejects.toThrow('RE-21');
    await expect(client().publish(taxOf('1.1.0'), {}, undefined, { share: 100 })).rejects.toThrow('RE-22');
    const canary = taxOf('1.1.0');
    await client().publish(canary, {}, undefined, { share: 5 });
    const { dueNumber, rollback } = await client().remote('tax');
    const { sha256 = '', length = 0 } = rollback ?? {};
    const order = {
      name: 'tax',
      audience: service.url,
      expires: new Date(now.getTime() + 60_000),
      source: {},
      release: { sha256, length },
    };
    const post = async (content: Uint8Array): Promise<unknown> => {
      const response = await fetch(`${service.url}/v1/remotes/tax/orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: new Uint8Array(content),
      });
      return response.json();
    };
    expect(await post(signOrder({ ...order, version: dueNumber, action: 'canary' }, tax))).toMatchObject({
      code: 'RE-22',
    });
    expect(await post(signOrder({ ...order, version: dueNumber - 1, action: 'canary', share: 5 }, tax))).toMatchObject({
      code: 'RE-24',
    });
    // Going back ends the canary.
    expect((await client().remote('tax')).history).toMatchObject([{ isLive: true }, { isLive: false, share: 5 }]);
    expect((await client().rollback('tax')).version).toBe('1.0.0');
    expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
  });
});
