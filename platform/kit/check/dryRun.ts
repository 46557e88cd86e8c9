import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { currentVersion, securityHeaders, type Language, type Registry } from '@artha/shared/contract';
import { composePages } from '@artha/core/composePages';
import { loadShell, type ComposerShell } from '@artha/core/loadShell';
import { describeSite } from '@artha/core/siteDescription';
import { pageFile } from '@artha/core/pageFile';
import { headersFile, pageHeaders, pageHeadersSchema } from '@artha/core/pageHeaders';
import { PageRegistries } from '@artha/core/pageRegistries';
import type { CheckedRelease } from '@artha/core/readReleaseFolder';
import { toRegistryVersion } from '@artha/core/registryVersion';
import { deployVersion } from '@artha/core/versionHistory';
import { renderRemote, type RenderRemote } from '@artha/core/renderRemote';
import type { SiteFacts } from '@artha/service/ReleaseClient';
import type { SiteFeature } from '@artha/core/SiteFeature';
import type { RegistryFile } from '@artha/core/registryFile';
import { FolderStore } from '@artha/core/folderStore';
import { readSourceMaps } from './readSourceMaps.ts';
import type { MapFrame } from '@artha/interpreter/sourceReader';
import type { ComposedPage } from '../browser/servePages.ts';

/** A feature of pages, as in the release service. */
export type PageFeature = Pick<SiteFeature, 'describePage' | 'dataInput'>;

/** The site that a release would be part of. */
export interface TargetSite extends SiteFacts {
  readonly shell: CheckedRelease;
  /** Renders the remote; in a separate process by default. */
  readonly render?: RenderRemote | undefined;
  /** The most bytes that the frame of every page may have; any number by default. */
  readonly frameBytes?: number | undefined;
  /** The features of pages; none by default. */
  readonly features?: readonly PageFeature[] | undefined;
}

/** The composed pages of a remote. */
export interface RehearsedPages {
  /** By address. */
  readonly pages: ReadonlyMap<string, string>;
  /** Those that show a placeholder because their screens do not render, and why. */
  readonly placeholders: ReadonlyMap<string, string>;
  /** The warnings of rendering them, by address. */
  readonly warnings: ReadonlyMap<string, readonly string[]>;
}

/** The composed site and its shell, while they are available. */
export interface DryRun {
  readonly shell: ComposerShell;
  /**
   * Composes the pages of the remote.
   * @throws Refusal if one does not render.
   */
  readonly composePages: () => Promise<RehearsedPages>;
  /** A composed page of the remote or the shell with the headers that an edge sends; undefined before it is composed. */
  readonly readPage: (address: string) => ComposedPage | undefined;
  /** The registry with the release that pages of another micro frontend name. */
  readonly registryFor: (name: string, language: Language) => RegistryFile;
  /** Whether pages of another micro frontend know the remote: a link from others loads its document. */
  readonly isKnownTo: (name: string, language: Language) => boolean;
  /** Reads the source maps of the release. */
  readonly readMaps: () => Promise<MapFrame>;
  /** Reads a browser file of the release or the shell, or the registry of the pages, by its address; undefined for others. */
  readonly readFile: (address: string) => Promise<Uint8Array | undefined>;
}

const headersFormat = v.pipe(v.string(), v.parseJson(), pageHeadersSchema);

/** The registry with its shell and one remote: pages of others are not composed here. */
function onlyWith(registry: Registry, name: string): Registry {
  const { shell = [], [name]: own = [] } = registry.microFrontends;
  return { ...registry, microFrontends: { shell, [name]: own } };
}

/**
 * Composes the pages of a release as the release service of a site would, in a temporary folder. The bundles run as on
 * the service: in an interpreter without a host.
 */
export async function dryRun<T>(
  { registry, config, shell, render = renderRemote, frameBytes, features = [] }: TargetSite,
  remote: CheckedRelease,
  use: (rehearsal: DryRun) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'artha-check-'));
  try {
    const store = new FolderStore(folder);
    for (const { release, digest, files } of [shell, remote]) await store.putRelease(release.name, digest, files);
    const loaded = await loadShell(store, shell.digest);
    const { name } = remote.release;
    const after = deployVersion(registry, name, toRegistryVersion(remote.release, remote.digest, new Date()));
    const pageRegistries = new PageRegistries(after, config.product);
    const parts = new Map(pageRegistries.parts((one) => one === name));
    const registries = new Set<RegistryFile>();
    const composed = new Map<string, string | Uint8Array>();
    return await use({
      shell: loaded,
      readFile: async (address) => {
        const named = [...registries, ...pageRegistries.files((one) => one === name)];
        const file = named.find(({ url }) => url === address);
        if (file) return Buffer.from(file.content);
        const part = parts.get(address.slice(1));
        if (part !== undefined) return Buffer.from(part);
        const [, owner, digest, path] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
        return owner && digest && path ? store.readRelease(owner, digest, `browser/${path}`) : undefined;
      },
      readPage: (address) => {
        const html = composed.get(pageFile(address));
        const headers = composed.get(headersFile(address));
        if (html === undefined || headers === undefined) return undefined;
        const sent = pageHeaders(v.parse(headersFormat, String(headers)).headers);
        return { html: String(html), headers: { ...securityHeaders, ...sent } };
      },
      registryFor: (other, language) => {
        const { file } = pageRegistries.of(other, language);
        registries.add(file);
        return file;
      },
      isKnownTo: (other, language) => name in pageRegistries.of(other, language).registry.microFrontends,
      readMaps: () => readSourceMaps(store, name, remote.digest),
      composePages: async () => {
        const rendered = onlyWith(after, name);
        if (!currentVersion(rendered, 'shell')) throw new Error('The site has no shell.');
        const site = describeSite(rendered, config);
        const parts = { ...site, store, render, pageRegistries, shell: loaded, last: undefined, frameBytes, features };
        const { files, placeholders, warnings } = await composePages(parts, [name], new Set([name]));
        for (const [file, content] of files) composed.set(file, content);
        const pages = new Map(site.pages.map(({ path }) => [path, String(composed.get(pageFile(path)))]));
        return { pages, placeholders, warnings };
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
