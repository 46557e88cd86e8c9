import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createEdge, type EdgeOptions } from '../createEdge.ts';
import type { EdgeTrust } from '@artha/core/edgeTrust';
import { emptyRegistry } from '@artha/core/emptyRegistry';
import { FolderStore } from '@artha/core/folderStore';
import type { Store } from '@artha/core/store';
import { writeHeaders } from '@artha/core/pageHeaders';
import { putSignedSite, siteAuthority } from '@artha/core/testing/putSignedSite';

/** A page with its version at both ends, long enough to be sent in several chunks. */
function pageOf(path: string, version: number): string {
  const text = `<p>${path} of version ${String(version)}</p>`;
  return `<!doctype html><title>${path}</title>${text}${' '.repeat(70_000)}${text}\n`;
}

/** A file with quickly compressed copies; their size does not matter here. */
function withTwins(path: string, text: string): [path: string, content: Uint8Array][] {
  const content = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return [
    [path, content],
    [`${path}.br`, brotliCompressSync(content, { params })],
    [`${path}.gz`, gzipSync(content, { level: 1 })],
  ];
}

const samplePaths = ['/', '/tools', '/tools/tax', '/404'];

/** The isolated page of `writeSite`. */
export const isolatedPath = '/tools/tax';

/** The policies of a page of `writeSite`: no other page or version has the same. */
const policiesOf = (path: string, version: number) => [
  "default-src 'none'",
  `script-src 'self' https://v${String(version)}.example${path}`,
];

/** The header with the policies of a page of `writeSite`. */
export function policyOf(path: string, version: number): string {
  return [...policiesOf(path, version), "frame-ancestors 'none'"].join(', ');
}

const headersOf = (path: string, version: number) => ({
  files: [],
  policies: policiesOf(path, version),
  isIsolated: path === isolatedPath,
});

/** The files of a site in which every page and header names the version. */
export function siteFiles(version: number): ReadonlyMap<string, Uint8Array> {
  const texts = {
    'index.html': pageOf('/', version),
    'tools/index.html': pageOf('/tools', version),
    'tools/tax/index.html': pageOf('/tools/tax', version),
    '404.html': pageOf('/404', version),
    'embedded/marketing/waitlist.html': '<!doctype html><title>Waitlist</title>\n',
    ...Object.fromEntries(
      writeHeaders(new Map(samplePaths.map((path) => [path, headersOf(path, version)])), () => true),
    ),
    'registry.json': JSON.stringify(emptyRegistry),
    'registry/tax.json': '{}',
    'offline/tax.json': '{"content":"","key":"","signature":""}',
    'offline.js': 'work()',
    'config.json': '{}',
    'robots.txt': 'User-agent: *\n',
    '.well-known/security.txt': 'Contact: mailto:hello@artha.example\n',
    'site.webmanifest': '{}',
  };
  const files = Object.entries(texts).flatMap(([path, text]) => withTwins(path, text));
  return new Map([...files, ['favicon.ico', Buffer.from('icon')]]);
}

/** A release of a remote in which one file has compressed copies, and a picture. */
export async function writeImmutableFiles(store: Store): Promise<void> {
  await store.putRelease('tax', '0a1b', new Map(withTwins('browser/main.js', 'export const tax = 1;\n'.repeat(100))));
  await store.putContentAddressed(new Map([['og/0a1b.png', Buffer.from('picture')]]));
  await store.putContentAddressed(new Map([['icons/0a1b.svg', Buffer.from('<svg/>')]]));
  await store.putContentAddressed(new Map([['registries/0a1b.json', Buffer.from('{}')]]));
}

const [root = new Uint8Array()] = siteAuthority.roots;
/** The trusted root of an edge for the sites of `putSignedSite`. */
export const edgeTrust: EdgeTrust = { root };

/** An edge with a site of the test. */
export interface EdgeSite {
  readonly url: string;
  readonly store: FolderStore;
  readonly close: () => Promise<void>;
}

/** A small site in its own folder, served on a free port of the loopback interface. */
export async function openEdgeSite(options: Omit<EdgeOptions, 'store' | 'trust'> = {}): Promise<EdgeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'artha-edge-'));
  const store = new FolderStore(folder);
  await writeImmutableFiles(store);
  await putSignedSite(store, siteFiles(1));
  const edge = await createEdge({ store, trust: edgeTrust, ...options });
  return {
    url: await edge.listen({ port: 0, host: '127.0.0.1' }),
    store,
    close: async () => {
      await edge.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
