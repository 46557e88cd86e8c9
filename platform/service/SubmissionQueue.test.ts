import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RemoteRelease } from '@artha/shared/contract';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { localContext } from '@artha/core/testing/localContext';
import { publish, storeRelease, type LocalContext } from '@artha/core/publish';
import { prepareRefresh, refreshPages } from '@artha/core/refreshPages';
import { submit, type Submission } from '@artha/core/submit';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { FolderStore } from '@artha/core/folderStore';
import { policySchema } from '@artha/core/policy';
import { nameRelease, ORDER_LIFE_MS, signOrder } from '@artha/core/releaseOrder';
import { SubmissionQueue } from './SubmissionQueue.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-queue-'));
const folders = [folder];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const store = new FolderStore(folder);
let context: LocalContext = localContext(store, sampleConfig);

/** The rendering of a slow remote, until `finish` ends it. */
const { promise: held, resolve: finish } = Promise.withResolvers<undefined>();
const asked: string[] = [];
/** Remotes of one team: more than the places of a machine for rendering. */
const slowRemotes = [
  'slow',
  ...Array.from({ length: availableParallelism() + 2 }, (_, index) => `slow-${String(index)}`),
];

/** Stores a release and signs the order to publish it. @param number of the order. */
async function submissionOf(
  name: string,
  server: string,
  changes: Partial<RemoteRelease> = {},
  number = 1,
): Promise<Submission> {
  const routes = [{ path: `/${name}`, screen: 'Tax', title: name, description: 'A page.' }];
  const release = await readReleaseFolder(
    made(remoteFolder({ name, routes, ...changes }, { 'server/Tax.cjs': server })),
  );
  await storeRelease(context, release);
  const order = {
    ...{ name, version: number, action: 'publish' as const, release: nameRelease(release.manifest), source: {} },
    ...{ expires: new Date(Date.now() + ORDER_LIFE_MS), audience: context.audience },
  };
  return { name, order: signOrder(order, context.team) };
}

const queueOf = () =>
  new SubmissionQueue(
    () => context,
    (error) => {
      throw error;
    },
  );

beforeAll(async () => {
  await publish(context, [made(shellFolder())]);
  const { render, authority } = context;
  if (!render) throw new Error('The context renders in a process.');
  const policy = await authority.readPolicy();
  const ofSlowTeam = slowRemotes.map((name) => [name, { ...policy.remotes['shell'], owner: 'team-tax' }] as const);
  const remotes = { ...policy.remotes, ...Object.fromEntries(ofSlowTeam) };
  context = {
    ...context,
    authority: { ...authority, readPolicy: () => Promise.resolve(v.parse(policySchema, { ...policy, remotes })) },
    render: async (request, onAnswer) => {
      const code = request.bundles.map((bundle) => bundle.code).join('');
      asked.push(...request.entries.map(({ address }) => address));
      if (code.includes('slow')) await held;
      return render(request, onAnswer);
    },
  };
});

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

test('a team whose pages take long does not delay another one, and goes live once they are rendered', async () => {
  const queue = queueOf();
  // Several remotes of one team: it never takes all places.
  const orders = await Promise.all(slowRemotes.map((name) => submissionOf(name, `exports.Tax = () => 'slow';`)));
  const slow = orders.map((one) => queue.submit(one));
  const quick = await queue.submit(await submissionOf('quick', `exports.Tax = () => 'quick';`));
  expect(quick.changed).toBe(true);
  expect(await readSiteText(store, 'quick/index.html')).toContain('quick');
  expect(await readSiteText(store, 'slow/index.html')).toBeUndefined();
  finish(undefined);
  for (const { changed } of await Promise.all(slow)) expect(changed).toBe(true);
  expect(await readSiteText(store, 'slow/index.html')).toContain('slow');
  // Its turn used what was rendered before.
  expect(asked.filter((path) => path === '/slow')).toHaveLength(1);
});

test('a remote that does not render is refused before its turn, and another one is published meanwhile', async () => {
  const queue = queueOf();
  // A page that visitors have with its content: another one would show a placeholder.
  await queue.submit(await submissionOf('broken', `exports.Tax = () => 'whole';`));
  asked.length = 0;
  const results = await Promise.allSettled([
    queue.submit(await submissionOf('broken', `exports.Tax = () => { throw new Error('no such row'); };`, {}, 2)),
    queue.submit(await submissionOf('whole', `exports.Tax = () => 'whole';`)),
  ]);
  expect(results).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({ code: 'RE-08', message: expect.stringMatching(/no such row/) }),
    },
    { status: 'fulfilled', value: expect.objectContaining({ name: 'whole', changed: true }) },
  ]);
  expect(asked.filter((path) => path === '/broken')).toHaveLength(1);
});

test('an order that may not be carried out renders nothing', async () => {
  const queue = queueOf();
  const submission = await submissionOf('stranger', `exports.Tax = () => 'stranger';`);
  asked.length = 0;
  const order = Buffer.from(submission.order.toString().replace('stranger', 'strangers'));
  await expect(queue.submit({ ...submission, order })).rejects.toMatchObject({ code: expect.stringMatching(/^RE-2/) });
  expect(asked).toEqual([]);
});

test('the queue is idle once every submission has its result', async () => {
  const queue = queueOf();
  await queue.idle();
  const last = queue.submit(await submissionOf('last', `exports.Tax = () => 'last';`));
  await queue.idle();
  expect(await readSiteText(store, 'last/index.html')).toContain('last');
  expect((await last).changed).toBe(true);
});

describe('a publish that changes the frame', () => {
  const entry = (label: string, to = '/entry') => ({ navigation: [{ area: 'legal' as const, label, order: 1, to }] });
  const registryOf = async (path: string) =>
    /\/registries\/[0-9a-f]{20}\.json/.exec((await readSiteText(store, path)) ?? '')?.[0];
  const registries = () => Promise.all(['quick/index.html', 'whole/index.html'].map(registryOf));
  const rendered = (address: string) => asked.filter((path) => path === address);

  test('is live before the pages of others, which follow by themselves, each consistent in itself', async () => {
    const before = await registries();
    asked.length = 0;
    await submit({ ...context, isPostponing: true }, [
      await submissionOf('entry', `exports.Tax = () => 'entry';`, entry('First')),
    ]);
    expect(await readSiteText(store, 'entry/index.html')).toContain('entry');
    expect(await registries()).toEqual(before);
    expect(rendered('/quick')).toEqual([]);

    const queue = queueOf();
    await queue.submit(await submissionOf('entry', `exports.Tax = () => 'again';`, entry('Second'), 2));
    await queue.idle();
    const after = await registries();
    for (const [index, name] of ['quick', 'whole'].entries()) {
      const registry = after[index] ?? '';
      expect(registry).not.toBe(before[index]);
      // The page, its remote's part of the registry, and the file that both name.
      expect(await readSiteText(store, `registry/${name}.json`)).toContain(registry);
      expect((await store.readPublic(registry.slice(1)))?.toString()).toContain('Second');
    }
    // Both changes share one pass.
    expect(rendered('/quick')).toHaveLength(1);
  });

  test('while pages of another team are rendered lets them be rendered again without delaying a third one', async () => {
    const queue = queueOf();
    const renderings = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const started = renderings.map(() => Promise.withResolvers<undefined>());
    const { render } = context;
    let count = 0;
    context = {
      ...context,
      render: async (request, onAnswer) => {
        if (request.bundles.some(({ code }) => code.includes('long'))) {
          started[count]?.resolve(undefined);
          count += 1;
          await renderings[count - 1]?.promise;
        }
        return render?.(request, onAnswer) ?? [];
      },
    };
    const long = queue.submit(await submissionOf('long', `exports.Tax = () => 'long';`));
    await started[0]?.promise;
    await queue.submit(await submissionOf('entry', `exports.Tax = () => 'entry';`, entry('Between'), 3));
    renderings[0]?.resolve(undefined);
    await started[1]?.promise;
    const third = await queue.submit(await submissionOf('quick', `exports.Tax = () => 'third';`, {}, 2));
    expect(third.changed).toBe(true);
    renderings[1]?.resolve(undefined);
    expect((await long).changed).toBe(true);
    const registry = (await registryOf('long/index.html')) ?? '';
    expect((await store.readPublic(registry.slice(1)))?.toString()).toContain('Between');
    expect(count).toBe(2);
    await queue.idle();
  });

  test('leaves pages waiting that were rendered for the frame before, and renders none of them', async () => {
    const order = await submissionOf('entry', `exports.Tax = () => 'entry';`, entry('Early'), 4);
    await submit({ ...context, isPostponing: true }, [order]);
    const prepared = await prepareRefresh(context);
    expect(prepared.names).toContain('quick');
    const late = await submissionOf('entry', `exports.Tax = () => 'entry';`, entry('Later'), 5);
    await submit({ ...context, isPostponing: true }, [late]);
    const before = await registries();
    asked.length = 0;
    await refreshPages(context, prepared);
    expect(asked).toEqual([]);
    expect(await registries()).toEqual(before);
    const newer = await prepareRefresh(context);
    expect(newer.names).toEqual(prepared.names);
    await refreshPages(context, newer);
    expect(await registries()).not.toEqual(before);
  });

  test('is followed first by the remotes that the frame links', async () => {
    const linked = { navigation: [{ area: 'legal' as const, label: 'Whole', order: 2, to: '/whole' }] };
    await submit(context, [await submissionOf('whole', `exports.Tax = () => 'whole';`, linked, 2)]);
    const order = await submissionOf('entry', `exports.Tax = () => 'entry';`, entry('Linked'), 6);
    await submit({ ...context, isPostponing: true }, [order]);
    expect((await prepareRefresh(context)).names[0]).toBe('whole');
    // Where visits are known, they decide.
    const visitsOf = (name: string) => (name === 'quick' ? 5 : 0);
    expect((await prepareRefresh({ ...context, visitsOf })).names.slice(0, 2)).toEqual(['quick', 'whole']);
  });

  test('is followed by the next service if this one ends', async () => {
    const before = await registries();
    const order = await submissionOf('entry', `exports.Tax = () => 'entry';`, entry('Third'), 7);
    await submit({ ...context, isPostponing: true }, [order]);
    expect(await registries()).toEqual(before);
    const queue = queueOf();
    queue.resume();
    await queue.idle();
    for (const [index, registry] of (await registries()).entries()) expect(registry).not.toBe(before[index]);
  });

  test('comes with the pages of others if the configuration changes, too', async () => {
    const changed = { ...context, config: { ...sampleConfig, product: 'Nidhi' }, isPostponing: true };
    await submit(changed, [
      await submissionOf('late', `exports.Tax = ({ product }) => product;`, entry('Fourth', '/late')),
    ]);
    expect(await readSiteText(store, 'late/index.html')).toContain('Nidhi');
    expect(await readSiteText(store, 'quick/index.html')).toContain('Nidhi');
  });
});
