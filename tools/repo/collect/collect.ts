import * as v from 'valibot';
import {
  carriedRegistrySchema,
  currentVersions,
  namesRelease,
  registrySchema,
  type Registry,
} from '@artha/shared/contract';
import type { SiteIndex } from '@artha/core/siteIndex';
import type { CollectableStore, ListedSite, Unneeded } from '@artha/core/collectableStore';
import {
  findUnneeded,
  releaseKey,
  type Needs,
  type PreviewNeeds,
  type ReleaseKey,
  type SiteNeeds,
  type StoreContents,
} from './findUnneeded.ts';
import { pageFile } from '@artha/core/pageFile';
import type { StoredSite } from '@artha/core/store';
import { PROBLEMS_FILE, problemsSchema } from '@artha/core/problem';
import { Refusal } from '@artha/core/refusal';
import { METADATA_FOLDER, MetadataError, readMetadata } from '@artha/core/metadata';

/** How long a tab may stay open and still load the files of its releases. */
export const SESSION_DAYS = 30;

function parseRegistry(
  content: Uint8Array | undefined,
  schema: v.GenericSchema<unknown, Registry> = registrySchema,
): Registry | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(content));
  return parsed.success ? parsed.output : undefined;
}

const keysOf = (versions: readonly (readonly [name: string, { extras: { digest: string } }])[]): ReleaseKey[] =>
  versions.map(([name, { extras }]) => releaseKey({ name, digest: extras.digest }));

const liveKeys = (registry: Registry) =>
  keysOf(currentVersions(registry).filter(([, version]) => namesRelease(version)));

const noFiles: SiteIndex = { files: {} };

const historyKeys = ({ microFrontends }: Registry) =>
  keysOf(
    Object.entries(microFrontends).flatMap(([name, versions]) => versions.map((version) => [name, version] as const)),
  );

/** @param hasBlobs whether the store has blobs, which only the list of a site's files names. */
async function readNeeds(
  { version, writtenAt, readRegistry, readIndex }: ListedSite,
  hasBlobs: boolean,
): Promise<SiteNeeds> {
  const registry = parseRegistry(await readRegistry());
  const index = hasBlobs ? await readIndex() : noFiles;
  const needs: Needs | undefined =
    registry && index
      ? {
          live: liveKeys(registry),
          history: historyKeys(registry),
          blobs: Object.values(index.files).map(({ sha256 }) => sha256),
          registryBlob: index.files['registry.json']?.sha256,
          baseBlob: index.base,
        }
      : undefined;
  return { version, writtenAt, needs };
}

/** When the signature of a site ends, which for a preview is its own end; undefined if that cannot be read. */
async function readEnd(site: StoredSite): Promise<Date | undefined> {
  const timestamp = await site.read(`${METADATA_FOLDER}/timestamp.json`);
  try {
    return timestamp && new Date(readMetadata('timestamp', timestamp, 'The timestamp').signed.expires);
  } catch (error) {
    if (error instanceof MetadataError) return undefined;
    throw error;
  }
}

/** Reads the needs of a preview: its own releases, and those of others that it shows. */
async function readPreviewNeeds(store: CollectableStore, id: string, hasBlobs: boolean): Promise<PreviewNeeds> {
  const site = await store.previews.openPreview(id);
  const until = site && (await readEnd(site));
  const registry = parseRegistry(await site?.read('registry.json'));
  const index = hasBlobs ? await site?.readIndex() : noFiles;
  if (!until || !registry || !index) return { id, needs: undefined };
  const blobs = Object.values(index.files).map(({ sha256 }) => sha256);
  return { id, needs: { until, live: liveKeys(registry), blobs } };
}

/**
 * Releases that outdated pages need, which stayed as they were composed last because they no longer render: each page
 * names its registry.
 */
async function keysOfKeptPages(store: CollectableStore): Promise<ReleaseKey[]> {
  const keys: ReleaseKey[] = [];
  const current = await store.openSite();
  for (const site of current ? [current, ...(await store.earlierSites())] : []) {
    const problems = v.safeParse(
      v.pipe(v.string(), v.parseJson(), problemsSchema),
      (await site.read(PROBLEMS_FILE))?.toString(),
    );
    for (const { page, keepsLast } of problems.success ? problems.output : []) {
      const html = keepsLast ? await site.read(pageFile(page)) : undefined;
      const path = /registries\/[0-9a-f]{20}\.json/.exec(html?.toString() ?? '')?.[0];
      const registry =
        path === undefined ? undefined : parseRegistry(await store.readPublic(path), carriedRegistrySchema);
      if (registry) keys.push(...liveKeys(registry));
    }
  }
  return keys;
}

async function readContents(store: CollectableStore): Promise<StoreContents> {
  const { contents } = store;
  const blobs = await contents.listBlobs();
  const hasBlobs = blobs.length > 0;
  const sites: SiteNeeds[] = [];
  for (const site of await contents.listSites()) sites.push(await readNeeds(site, hasBlobs));
  const registries: StoreContents['registries'][number][] = [];
  for (const listed of await contents.listRegistries()) {
    const registry = parseRegistry(await store.readPublic(listed.path), carriedRegistrySchema);
    // A damaged page names none, and stays.
    registries.push({ ...listed, names: registry ? liveKeys(registry) : [] });
  }
  const keptPages = await keysOfKeptPages(store);
  const previews: PreviewNeeds[] = [];
  for (const id of await store.previews.listPreviews()) previews.push(await readPreviewNeeds(store, id, hasBlobs));
  const releases = await contents.listReleases();
  return { releases, registries, sites, keptPages, blobs, previews };
}

/** The files that two checks find unneeded: another process may have published one between them. */
function unneededTwice(first: Unneeded, second: Unneeded): Unneeded {
  const keys = new Set(second.releases.map(releaseKey));
  const both = (one: readonly string[], other: readonly string[]) => one.filter((name) => other.includes(name));
  return {
    releases: first.releases.filter((release) => keys.has(releaseKey(release))),
    registries: both(first.registries, second.registries),
    sites: both(first.sites, second.sites),
    blobs: both(first.blobs, second.blobs),
    previews: both(first.previews, second.previews),
  };
}

/** The options of a collection. */
export interface CollectOptions {
  /** How long a tab may stay open, in days. */
  readonly days?: number;
  /** Whether to delete what is found; otherwise it is only listed. */
  readonly isDeleting?: boolean;
  readonly now?: Date;
}

/**
 * Finds what a store no longer needs, and deletes it on request: releases that no history, no kept site and no open tab
 * needs, registries that name one of them, previews that have ended, and the rest of old sites. Share pictures stay, because posts continue to
 * show them.
 * @throws Refusal if the needs of a site cannot be read; then nothing is deleted.
 */
export async function collect(
  store: CollectableStore,
  { days = SESSION_DAYS, isDeleting = false, now = new Date() }: CollectOptions = {},
): Promise<Unneeded> {
  const find = async () => {
    const { unreadable, ...found } = findUnneeded(await readContents(store), days, now);
    if (unreadable.length === 0) return found;
    throw new Refusal('RE-16', `What these sites of the store need cannot be read: ${unreadable.join(', ')}.`);
  };
  const found = await find();
  if (!isDeleting) return found;
  const unneeded = unneededTwice(found, await find());
  for (const id of unneeded.previews) await store.previews.deletePreview(id);
  await store.contents.delete(unneeded);
  return unneeded;
}

/** The list of what was found, one per line. */
export function describeUnneeded({ releases, registries, sites, blobs, previews }: Unneeded): string[] {
  return [
    // Not its id: who has that can open it.
    ...(previews.length > 0 ? [`previews ${String(previews.length)} that have ended`] : []),
    ...releases.map((release) => `release  ${releaseKey(release)}`),
    ...registries.map((path) => `registry ${path}`),
    ...sites.map((version) => `site     ${version}`),
    ...(blobs.length > 0 ? [`files    ${String(blobs.length)} of old sites`] : []),
  ];
}
