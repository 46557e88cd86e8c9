import * as v from 'valibot';
import {
  currentVersion,
  pageRegistry,
  registrySchema,
  type Registry,
  type RegistryVersion,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@artha/shared/contract';
import { checkRelease, rangesOf } from './checkRelease.ts';
import { compose, configText, type ComposeContext } from '../compose/compose.ts';
import { registryFile } from '../compose/registryFile.ts';
import { compressAll } from '../store/compress.ts';
import { emptyRegistry, readRegistryOf } from './readRegistry.ts';
import { parseStoredRelease, readReleaseFolder } from './readReleaseFolder.ts';
import { Refusal } from './refusal.ts';
import { deployVersion, previousVersion, redeployVersion } from './versionHistory.ts';
import { loadShell } from '../compose/serverBundles.ts';
import { isIntact } from '../store/isIntact.ts';
import { readLastGood } from '../store/readLastGood.ts';
import type { Store, StoredSite } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';

/** The store and the configuration that are worked on. */
export type PublishContext = ComposeContext;

/** What became of one release of a publish. */
export interface PublishResult {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
  /** False where visitors had just this already. */
  readonly changed: boolean;
}

/** How often a change begins again. Each time takes somebody else's publish in between, so that more are no coincidence. */
const MOST_ATTEMPTS = 20;

/** The registry that a change begins with, and the site that it replaces. */
interface Beginning {
  readonly registry: Registry;
  /** Undefined before the first publish. */
  readonly site: StoredSite | undefined;
  /** Whether the site's own registry is damaged: `registry` is that of an earlier site. */
  readonly isRestored: boolean;
}

async function begin(store: Store): Promise<Beginning> {
  const { value, current, faults } = await readLastGood(store, readRegistryOf, emptyRegistry);
  return { registry: value, site: current, isRestored: faults.length > 0 };
}

/** What a change comes to: a registry to compose, or nothing to be done. */
interface Change<T> {
  readonly registry: Registry | undefined;
  readonly result: T;
}

/**
 * Makes a change of the site: reads it, decides, composes and replaces it. Where somebody else has replaced the site
 * meanwhile, all of it begins again with theirs.
 * @param decide is called once for each attempt.
 * @throws Refusal where others are first each time.
 */
async function changeSite<T>(
  context: PublishContext,
  decide: (beginning: Beginning) => Promise<Change<T>>,
): Promise<T> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const beginning = await begin(context.store);
    const { registry, result } = await decide(beginning);
    if (!registry || (await composeAndReplace(context, registry, beginning.site))) return result;
  }
  throw new Refusal('RE-15', `Others published at the same time and were first ${String(MOST_ATTEMPTS)} times.`);
}

async function currentShell({ store }: PublishContext, registry: Registry): Promise<ShellRelease | undefined> {
  const version = currentVersion(registry, 'shell');
  if (!version) return undefined;
  const content = await store.readRelease('shell', version.extras.digest, 'release.json');
  if (!content) throw new Refusal('RE-10', 'The store has lost the release of the shell.');
  const release = parseStoredRelease(content, 'release.json of the shell');
  if (release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is no shell.');
  return release;
}

function toRegistryVersion(release: Release, digest: string, published: Date): RegistryVersion {
  const base = `/remotes/${release.name}/${digest}/`;
  const integrity = release.files[`browser/${release.entry}`]?.integrity;
  if (!integrity) throw new Refusal('RE-01', `${release.name}: its entry ${release.entry} is not among its files.`);
  const browserFiles = Object.entries(release.files)
    .filter(([path]) => path.startsWith('browser/'))
    .map(([path, file]): [string, string] => [path.slice('browser/'.length), file.integrity]);
  return {
    url: base + release.entry,
    metadata: { version: release.version, integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      kind: release.kind,
      owner: release.owner,
      digest,
      contract: release.contract,
      published: published.toISOString(),
      entry: release.entry,
      files: Object.fromEntries(browserFiles),
      ...(release.kind === 'remote' ? remoteExtras(release) : shellExtras(release)),
    },
  };
}

function remoteExtras(release: RemoteRelease) {
  const screens = Object.entries(release.screens);
  return {
    shared: rangesOf(release),
    routes: release.routes,
    navigation: release.navigation,
    screens: Object.fromEntries(screens.map(([name, { browser }]) => [name, browser])),
    icons: Object.fromEntries(screens.flatMap(([name, { icon }]) => (icon ? [[name, icon]] : []))),
    sharePictures: Object.fromEntries(
      screens.flatMap(([name, { sharePicture }]) => (sharePicture ? [[name, sharePicture]] : [])),
    ),
  };
}

function shellExtras({ provides }: ShellRelease) {
  return { shared: provides, routes: [], navigation: [], screens: {}, icons: {}, sharePictures: {} };
}

/**
 * Publishes built releases: proves and stores them, and replaces registry and pages together, once. Publishing the same
 * again changes nothing.
 * @param folders where builds wrote `release.json`; a shell comes before the remotes that need it.
 * @throws Refusal when one may not be published; visitors notice nothing.
 */
export async function publish(context: PublishContext, folders: readonly string[]): Promise<PublishResult[]> {
  const { store } = context;
  const releases = await Promise.all(folders.map(readReleaseFolder));
  const stored = await Promise.all(
    releases.map(({ files }) => compressAll(files, (path) => path.startsWith('browser/'))),
  );
  return changeSite(context, async (beginning) => {
    let { registry } = beginning;
    const results: PublishResult[] = [];
    for (const [index, { release, digest }] of releases.entries()) {
      const changed = currentVersion(registry, release.name)?.extras.digest !== digest;
      if (changed) await checkAgainst(context, registry, release);
      // An unchanged one is written again all the same: it mends a store whose files were damaged.
      await store.putRelease(release.name, digest, stored[index] ?? new Map());
      if (changed) {
        const version = toRegistryVersion(release, digest, context.now?.() ?? new Date());
        registry = deployVersion(registry, release.name, version);
      }
      results.push({ name: release.name, version: release.version, digest, changed });
    }
    const isDone = registry === beginning.registry && (await isComposed(context, beginning));
    return { registry: isDone ? undefined : registry, result: results };
  });
}

async function checkAgainst(context: PublishContext, registry: Registry, release: Release): Promise<void> {
  const shell = await currentShell(context, registry);
  const shellDigest = currentVersion(registry, 'shell')?.extras.digest;
  const shellPages = shellDigest ? (await loadShell(context.store, shellDigest)).shellPages : [];
  const shellPaths = shellPages.map((page) => page.path);
  checkRelease(release, { registry, shell, product: context.config.product, shellPaths });
}

/**
 * Gives visitors the site of a registry. What its pages name comes first: they never name what is not there.
 * @returns whether it took the place of the site that it was made from.
 */
async function composeAndReplace(
  context: PublishContext,
  registry: Registry,
  replaced: StoredSite | undefined,
): Promise<boolean> {
  // As it will be read again: pages name their registry by a digest, which the order of its fields is part of.
  const { files, contentAddressed } = await compose(context, v.parse(registrySchema, registry));
  await context.store.putContentAddressed(contentAddressed);
  return context.store.replaceSite(files, replaced?.version);
}

/** Whether the site is just what composing its registry with this configuration would give, and nothing of it is damaged. */
async function isComposed(
  { store, config }: PublishContext,
  { registry, site, isRestored }: Beginning,
): Promise<boolean> {
  if (!site || isRestored || (await site.read('config.json'))?.toString() !== configText(config)) return false;
  if (currentVersion(registry, 'shell')) {
    // What every page names.
    const { url, content } = registryFile(pageRegistry(registry, config.product));
    if ((await store.readPublic(url.slice(1)))?.toString() !== content) return false;
  }
  return isIntact(site);
}

/**
 * Gives visitors the release before the current one.
 * @throws Refusal where there is none, or it does not run beside what visitors get of others now.
 */
export async function rollback(context: PublishContext, name: string): Promise<PublishResult> {
  return changeSite(context, async ({ registry }) => {
    const previous = previousVersion(registry, name);
    if (!previous) throw new Refusal('RE-11', `${name} has no earlier release in the registry.`);
    // Since it was published the shell may have changed, and others may have taken its paths.
    const { release } = await StoredRelease.open(context.store, name, previous.extras.digest);
    await checkAgainst(context, registry, release);
    const result = { name, version: previous.metadata.version, digest: previous.extras.digest, changed: true };
    return { registry: redeployVersion(registry, name, previous), result };
  });
}

/**
 * Takes a remote off the site, with its pages and its entries in the navigation; its releases stay in the store.
 * @throws Refusal where the registry does not have it, and for the shell, without which there is no site.
 */
export async function withdraw(context: PublishContext, name: string): Promise<void> {
  await changeSite(context, ({ registry }) => {
    const { [name]: withdrawn, ...others } = registry.microFrontends;
    if (!withdrawn) throw new Refusal('RE-11', `${name} is not in the registry.`);
    if (name === 'shell') throw new Refusal('RE-14', 'Every page needs the shell.');
    return Promise.resolve({ registry: { ...registry, microFrontends: others }, result: undefined });
  });
}

/** Composes every page again, as after a change of the configuration. */
export async function recompose(context: PublishContext): Promise<void> {
  await changeSite(context, ({ registry }) => Promise.resolve({ registry, result: undefined }));
}
