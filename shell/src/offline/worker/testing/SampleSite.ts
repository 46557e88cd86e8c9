import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  languageOf,
  offlineRecordPath,
  PAGE_ELEMENT_ID,
  registryIn,
  type Language,
  type ListedRoute,
  type OfflineRecord,
  type RegistryVersion,
} from '@artha/shared/contract';
import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { ROOT_ID } from '../../../document/root.ts';

/** The digest of a text as in Subresource Integrity. */
export const integrityOfText = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');

/** The key that signs the sample site. */
export const siteKey = key;

/** Signs a text as the release service does. */
export const signText = (content: string, signingKey = privateKey, named = key): string =>
  JSON.stringify({ content, key: named, signature: sign(null, Buffer.from(content), signingKey).toString('hex') });

/** A key of someone else, by its private half. */
export const otherKey = generateKeyPairSync('ed25519').privateKey;

/** A release of a remote. */
export interface SampleRelease {
  readonly name: string;
  /** A digit that tells its releases apart. */
  readonly release?: number;
  readonly routes?: readonly ListedRoute[];
  /** Contents of its later files by name. */
  readonly later?: Readonly<Record<string, string>>;
}

/** A composed page, as its document is written. */
const samplePage = (heading: string, scripts: readonly string[] = []): string =>
  `<!doctype html><html><head><title>${heading} | Artha</title>${scripts.map((src) => `<script src="${src}"></script>`).join('')}</head><body>` +
  `<div id="${ROOT_ID}"><h1>${heading}</h1></div><script type="application/json" id="${PAGE_ELEMENT_ID}">{}</script></body></html>`;

/** A site with signed records, whose answers a test can change. */
export class SampleSite {
  /** Contents by address. */
  readonly files = new Map<string, string>();
  /** The addresses that were asked for. */
  readonly asked: string[] = [];
  isDown = false;

  #version(
    kind: 'shell' | 'remote',
    name: string,
    release: number,
    more: Partial<RegistryVersion['extras']>,
    later: Readonly<Record<string, string>>,
  ) {
    const digest = String(release).repeat(20);
    const folder = `/remotes/${name}/${digest}/`;
    const put = (file: string, content: string) => {
      this.files.set(folder + file, content);
      return integrityOfText(content);
    };
    const entry = kind === 'shell' ? 'main.js' : 'remoteEntry.js';
    const integrity = put(entry, `${name} ${String(release)}`);
    const list = Object.entries(later).map(([file, content]) => `${put(file, content)} ${file}`);
    const files = { [entry]: integrity, 'digests.txt': put('digests.txt', list.join('\n')) };
    const version = sampleVersion({ kind, digest, entry, files, routes: [], ...more });
    return { ...version, url: folder + entry, metadata: { version: '1.0.0', integrity } };
  }

  /** Publishes a release of a remote, in the first shell or another one. @returns its record. */
  publish(
    { name, release = 1, routes = [sampleRoute({ path: `/tools/${name}` })], later = {} }: SampleRelease,
    shell = 1,
  ): OfflineRecord {
    const shellVersion = this.#version(
      'shell',
      'shell',
      shell,
      {},
      {
        '77.js': `late part of shell ${String(shell)}`,
        'texts-hi.json': `Hindi of shell ${String(shell)}`,
        '88.js': `unused part of shell ${String(shell)}`,
      },
    );
    const version = this.#version('remote', name, release, { routes: [...routes] }, later);
    const all = sampleRegistry({ shell: [shellVersion], [name]: [version] });
    const publishRegistry = (language: Language) => {
      const text = JSON.stringify(registryIn(all, language));
      const url = `/registries/${name}${String(release)}${String(shell)}${language}.json`;
      this.files.set(url, text);
      return { url, integrity: integrityOfText(text) };
    };
    const registry = publishRegistry('en');
    const hindi = publishRegistry('hi');
    const documents = Object.fromEntries(
      routes.flatMap(({ path, title, unlisted }) => {
        if (unlisted || path.endsWith('}')) return [];
        const texts = languageOf(path) === 'hi' ? [shellVersion.url.replace(/[^/]+$/, 'texts-hi.json'), hindi.url] : [];
        const page = samplePage(`${title} ${String(release)}`, [shellVersion.url, ...texts]);
        this.files.set(path, page);
        return [[path, integrityOfText(page)]];
      }),
    );
    const record: OfflineRecord = {
      _type: 'offline',
      remote: name,
      registry,
      translated: { hi: hindi },
      documents,
    };
    this.files.set(offlineRecordPath(name), signText(JSON.stringify(record)));
    return record;
  }

  /** Answers a request as a browser with Subresource Integrity does. */
  readonly fetch = (address: string, { integrity }: RequestInit): Promise<Response> => {
    this.asked.push(address);
    const content = this.files.get(address);
    if (this.isDown) return Promise.reject(new TypeError('Failed to fetch'));
    if (content === undefined) return Promise.resolve(new Response('', { status: 404 }));
    if (integrity && integrityOfText(content) !== integrity) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(content));
  };
}
