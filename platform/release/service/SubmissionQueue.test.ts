import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleConfig } from '../compose/testing/pages.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { readReleaseFolder } from '../format/readReleaseFolder.ts';
import { localContext } from '../publish/testing/localContext.ts';
import { publish, storeRelease, type LocalContext } from '../publish/publish.ts';
import type { Submission } from '../publish/submit.ts';
import { readSiteText } from '../store/testing/readSiteText.ts';
import { FolderStore } from '../store/folderStore.ts';
import { nameRelease, ORDER_LIFE_MS, signOrder } from '../trust/releaseOrder.ts';
import { SubmissionQueue } from './SubmissionQueue.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-queue-'));
const folders = [folder];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const store = new FolderStore(folder);
let context: LocalContext = localContext(store, sampleConfig);

/** Ends the rendering of a slow remote. */
let finish: () => void = () => undefined;
const asked: string[] = [];

/** Stores a release and signs the order to publish it, as the first one of its remote. */
async function submissionOf(name: string, server: string): Promise<Submission> {
  const routes = [{ path: `/${name}`, screen: 'Tax', title: name, description: 'A page.' }];
  const release = await readReleaseFolder(made(remoteFolder({ name, routes }, { 'server/Tax.cjs': server })));
  await storeRelease(context, release);
  const order = {
    ...{ name, version: 1, action: 'publish' as const, release: nameRelease(release.manifest), source: {} },
    ...{ expires: new Date(Date.now() + ORDER_LIFE_MS), audience: context.audience },
  };
  return { name, order: signOrder(order, context.team) };
}

beforeAll(async () => {
  await publish(context, [made(shellFolder())]);
  const { render } = context;
  if (!render) throw new Error('The context renders in a process.');
  context = {
    ...context,
    render: async (request) => {
      const code = request.bundles.map((bundle) => bundle.code).join('');
      asked.push(...request.tasks.map((task) => ('path' in task ? task.path : task.kind)));
      if (code.includes('slow')) await new Promise<void>((resolve) => (finish = resolve));
      return render(request);
    },
  };
});

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

test('a remote whose pages take long does not delay another one, and goes live once they are rendered', async () => {
  const queue = new SubmissionQueue(() => context);
  const slow = queue.submit(await submissionOf('slow', `exports.Tax = () => 'slow';`));
  const quick = await queue.submit(await submissionOf('quick', `exports.Tax = () => 'quick';`));
  expect(quick.changed).toBe(true);
  expect(await readSiteText(store, 'quick/index.html')).toContain('quick');
  expect(await readSiteText(store, 'slow/index.html')).toBeUndefined();
  finish();
  expect((await slow).changed).toBe(true);
  expect(await readSiteText(store, 'slow/index.html')).toContain('slow');
  // Its turn used what was rendered before.
  expect(asked.filter((path) => path === '/slow')).toHaveLength(1);
});

test('a remote that does not render is refused before its turn, and another one is published meanwhile', async () => {
  const queue = new SubmissionQueue(() => context);
  asked.length = 0;
  const results = await Promise.allSettled([
    queue.submit(await submissionOf('broken', `exports.Tax = () => { throw new Error('no such row'); };`)),
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
  const queue = new SubmissionQueue(() => context);
  const submission = await submissionOf('stranger', `exports.Tax = () => 'stranger';`);
  asked.length = 0;
  const order = Buffer.from(submission.order.toString().replace('stranger', 'strangers'));
  await expect(queue.submit({ ...submission, order })).rejects.toMatchObject({ code: expect.stringMatching(/^RE-2/) });
  expect(asked).toEqual([]);
});

test('the queue is idle once every submission has its result', async () => {
  const queue = new SubmissionQueue(() => context);
  await queue.idle();
  const last = queue.submit(await submissionOf('last', `exports.Tax = () => 'last';`));
  await queue.idle();
  expect(await readSiteText(store, 'last/index.html')).toContain('last');
  expect((await last).changed).toBe(true);
});
