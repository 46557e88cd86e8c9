import { request } from 'node:http';
import type { LogLine } from '@artha/observability';
import type { FolderStore } from '@artha/core/folderStore';
import type { PreviewRecord } from '../release/previewRecord.ts';
import { preview } from '../edge.ts';
import { putSignedPreview } from '../testing/putSignedPreview.ts';
import { createEdge } from '@artha/edge/createEdge';
import { edgeTrust, openEdgeSite, siteFiles, type EdgeSite } from '@artha/edge/testing/edgeSite';
import { exchange } from '@artha/edge/testing/exchange';

const PREVIEWS_URL = 'http://previews.example:8080';
const [id, other] = ['0f'.repeat(16), '1e'.repeat(16)];
const recordOf = (one: string, leftMs = 3_600_000): PreviewRecord => ({
  id: one,
  owner: 'team-tax',
  until: new Date(Date.now() + leftMs).toISOString(),
  releases: [
    {
      name: 'tax',
      version: '1.1.0',
      digest: 'a'.repeat(20),
      owner: 'team-tax',
      by: { key: 'b'.repeat(64) },
      source: {},
      order: '',
    },
  ],
});

let own: EdgeSite;
const lines: string[] = [];
const log = (line: LogLine) => lines.push('message' in line ? line.message : '');

/** The response to a request with a Host header, as it arrives. */
function ask(path: string, host: string, { url = own.url, method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = request(url + path, { agent: false, method, headers: { ...headers, Host: host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, ...others } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: others, body: Buffer.concat(chunks).toString('latin1') });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const hostOf = (one: string) => `${one}.previews.example`;
const askPreview = (path: string, one = id) => ask(path, hostOf(one));

beforeAll(async () => {
  own = await openEdgeSite({ features: [preview(PREVIEWS_URL)], log });
  await putSignedPreview(own.store, recordOf(id), siteFiles(2));
});

beforeEach(() => {
  lines.length = 0;
});

/** Closed even if a test fails: an open server would keep the run from ending. */
const opened: { readonly close: () => Promise<unknown> }[] = [];

afterEach(async () => {
  for (const edge of opened.splice(0)) await edge.close();
});

afterAll(() => own.close());

test('a preview is shown at its own host, marked, and kept by no cache', async () => {
  for (const host of [hostOf(id), `${hostOf(id)}:8080`, hostOf(id).toUpperCase()]) {
    const { status, headers, body } = await ask('/tools/tax', host, { headers: { 'Accept-Encoding': 'br' } });
    expect(status).toBe(200);
    expect(body).toContain('/tools/tax of version 2');
    expect(body).toMatch(
      /<aside [^>]*aria-label="Preview">Preview of tax 1\.1\.0, until .* Visitors do not see this\./,
    );
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['etag']).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  }
});

test('an unknown address of a preview has its page for unknown addresses', async () => {
  const { status, headers, body } = await askPreview('/nowhere');
  expect(status).toBe(404);
  expect(body).toContain('/404 of version 2');
  expect(body).toContain('Preview of tax');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('what a cache holds is not asked for: nothing is answered without a body', async () => {
  const answer = await ask('/tools', hostOf(id), { headers: { 'If-None-Match': '*' } });
  expect(answer).toMatchObject({ status: 200 });
});

test('the files of releases are the same at every host, but no search engine shows them', async () => {
  const [visitors, preview] = [
    await ask('/remotes/tax/0a1b/main.js', 'artha.example'),
    await askPreview('/remotes/tax/0a1b/main.js'),
  ];
  expect(preview.body).toBe(visitors.body);
  expect(preview.headers).toEqual({ ...visitors.headers, 'x-robots-tag': 'noindex, nofollow' });
});

test('a preview has no service worker: a browser that asks for it deletes what it has', async () => {
  expect((await ask('/offline.js', hostOf(id))).body).toContain('registration.unregister()');
  expect((await ask('/offline.js', 'artha.example')).body).toBe('work()');
});

test('visitors get byte for byte what an edge without previews sends, whatever their headers say', async () => {
  const plain = await createEdge({ store: own.store, trust: edgeTrust });
  opened.push(plain);
  const url = await plain.listen({ port: 0, host: '127.0.0.1' });
  const hosts = ['artha.example', 'previews.example', `${id}.artha.example`, `x${hostOf(id)}.evil.example`];
  const misleading = {
    'X-Forwarded-Host': hostOf(id),
    'X-Host': hostOf(id),
    'X-Original-Host': hostOf(id),
    Forwarded: `host=${hostOf(id)}`,
  };
  for (const host of hosts) {
    for (const path of ['/', '/tools/tax', '/nowhere', '/preview.json', '/registry.json', `/?preview=${id}`]) {
      expect(await ask(path, host, { headers: misleading })).toEqual(
        await ask(path, host, { url, headers: misleading }),
      );
    }
  }
  // Of an absolute address, only the path counts.
  const [one, two] = await Promise.all(
    [own.url, url].map((edge) =>
      exchange(edge, `GET http://${hostOf(id)}/tools HTTP/1.0`, 'Host: artha.example', '', ''),
    ),
  );
  expect(one?.body).toBe(two?.body);
});

test('a host without a preview has nothing, in words', async () => {
  for (const host of [hostOf(other), 'www.previews.example', `www.${hostOf(id)}`, hostOf('..')]) {
    for (const path of ['/', '/remotes/tax/0a1b/main.js', '/registry.json']) {
      const { status, headers, body } = await ask(path, host);
      expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
      expect(body).toBe('This preview has ended, or was never here. Whoever sent you the link can make a new one.\n');
    }
  }
});

test('a preview ends when its team said, also while an edge has it open', async () => {
  const short = '2d'.repeat(16);
  // Signatures have whole seconds.
  await putSignedPreview(own.store, recordOf(short, 2000), siteFiles(2));
  expect((await askPreview('/', short)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect((await askPreview('/', short)).status).toBe(404);
});

test('visits of a preview are none of the site', async () => {
  const before = (await ask('/vitals', 'artha.example')).body;
  expect((await ask('/vitals', hostOf(id), { method: 'POST' })).status).toBe(204);
  expect((await ask('/vitals', 'artha.example')).body).toBe(before);
});

describe('who can write to the store', () => {
  const withStore = async (changes: (store: FolderStore) => Partial<Parameters<typeof createEdge>[0]['store']>) => {
    const { store } = own;
    const altered = {
      openSite: () => store.openSite(),
      readPublic: (path: string) => store.readPublic(path),
      previews: store.previews,
      ...changes(store),
    };
    const edge = await createEdge({
      store: altered,
      trust: edgeTrust,
      features: [preview(PREVIEWS_URL)],
      log,
    });
    opened.push(edge);
    return edge.listen({ port: 0, host: '127.0.0.1' });
  };

  test('cannot show a preview to visitors', async () => {
    const url = await withStore((store) => ({ openSite: () => store.previews.openPreview(id) }));
    const { status, body } = await ask('/tools/tax', 'artha.example', { url });
    expect(status).toBe(503);
    expect(body).not.toContain('version 2');
    expect(lines).toContainEqual(expect.stringContaining('The site is not the one for visitors.'));
  });

  test('cannot show the site of the visitors, or another preview, as a preview', async () => {
    await putSignedPreview(own.store, recordOf(other), siteFiles(3));
    for (const open of [() => own.store.openSite(), () => own.store.previews.openPreview(other)]) {
      const url = await withStore(() => ({ previews: { openPreview: open } }));
      expect((await ask('/tools/tax', hostOf(id), { url })).status).toBe(404);
      expect(lines).toContainEqual(expect.stringContaining(`The site is not preview ${id}.`));
    }
  });

  test('cannot change a page of one, or what its bar says', async () => {
    const open = (path: string) => async () => {
      const stored = await own.store.previews.openPreview(id);
      return (
        stored && { ...stored, read: async (one: string) => (one === path ? Buffer.from('{}') : stored.read(one)) }
      );
    };
    const page = await withStore(() => ({ previews: { openPreview: open('tools/tax/index.html') } }));
    expect((await ask('/tools/tax', hostOf(id), { url: page })).status).toBe(503);
    const bar = await withStore(() => ({ previews: { openPreview: open('preview.json') } }));
    expect((await ask('/tools', hostOf(id), { url: bar })).status).toBe(404);
  });
});
