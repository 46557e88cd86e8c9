import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderStore } from '@artha/core/folderStore';
import { publish, rollback, type LocalContext } from '@artha/core/publish';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { createEdge } from '@artha/edge/createEdge';
import { Purger } from '@artha/edge/purger';
import { purgeToken, startCachingNginx, type CachingNginx } from '@artha/edge/testing/cachingNginx';
import { whyNoNginx } from '@artha/edge/testing/nginxServer';
import { portOf } from '@artha/process/port';
import { canary } from '../edge.ts';
import { canary as composing } from '../release.ts';
import { publishCanary } from '../testing/publishCanary.ts';

const reason = whyNoNginx();
const describeWithNginx = reason ? describe.skip : describe;

describeWithNginx(`a cache before the edge${reason ? `, skipped: ${reason}` : ''}`, () => {
  let folder = '';
  let context: LocalContext;
  let cache: CachingNginx;
  let purger: Purger;
  let edge: Awaited<ReturnType<typeof createEdge>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'artha-cdn-'));
    context = { ...localContext(new FolderStore(folder), sampleConfig), features: [composing()] };
    await publish(context, [shellFolder(), remoteFolder()]);
    const { store, trust } = context;
    edge = await createEdge({ store, trust, isCdnPurged: true, features: [canary()] });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    cache = await startCachingNginx(portOf(edge.server));
    purger = new Purger({ url: cache.url, token: purgeToken, afterMs: 0, retryAfterMs: [], report: () => undefined });
    context = { ...context, onReplaced: purger.onReplaced };
  });

  afterAll(async () => {
    await edge.close();
    await cache.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Requests the page from the cache. */
  async function ask(headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(`${cache.url}/tax`, { headers: { 'Accept-Encoding': 'br', ...headers } });
    const [, state = ''] = (answer.headers.get('cache-status') ?? '').split('; ');
    return { status: answer.status, state, headers: answer.headers, body: await answer.text() };
  }

  test('shows each visitor the release of their draw once a page has a canary, and keeps it again afterwards', async () => {
    await ask();
    await publishCanary(context, remoteFolder({ version: '9.0.0' }), 50);
    await purger.ended();
    const shownTo = async (draw: number) => {
      const { body, headers } = await ask({ Cookie: `artha_draw=${String(draw)}` });
      expect(headers.get('cache-control')).toBe('private, no-cache');
      return body.includes('tax 9.0.0');
    };
    // nginx shows the response to the purge for up to two seconds.
    while ((await ask()).state === 'hit') await wait(100);
    const shown: boolean[] = [];
    for (let draw = 0; draw < 100; draw += 1) shown.push(await shownTo(draw));
    expect(shown.filter(Boolean).length).toBe(50);
    await rollback(context, 'tax');
    await purger.ended();
    expect(await ask()).toMatchObject({ status: 200, state: 'hit' });
  });
});
