import type { SiteConfig } from '@artha/shared/config';
import { currentVersion, type Registry } from '@artha/shared/contract';
import { remoteAliases } from '@artha/core/aliases';
import { composePages } from '@artha/core/composePages';
import type { ReusableSite } from '@artha/core/encodeSite';
import { goneFiles, isNoneOf } from '@artha/core/goneFiles';
import { composeNamedFiles } from '@artha/core/namedFiles';
import { pagesOf } from '@artha/core/pageDetails';
import { changedRemotes, describeSite, type SiteDescription } from '@artha/core/siteDescription';
import type { AddedFiles, SiteInMaking } from '@artha/core/SiteFeature';
import type { SiteFileContent } from '@artha/core/siteFiles';
import { openParts } from '@artha/core/siteParts';
import { canaryVersion } from '@artha/core/versionHistory';
import { canaryVersions, registryOfCanary } from './canaries.ts';
import { canaryFolder, CANARIES_FILE, type Canary } from './canaryList.ts';

/** The last site as the visitors of a canary get it. */
function lastOf(last: ReusableSite, name: string): ReusableSite {
  const folder = canaryFolder(name);
  return {
    registry: registryOfCanary(last.registry, name),
    read: (path) => last.read(folder + path),
    digestOf: (path) => last.digestOf(folder + path),
    listFiles: async () =>
      (await last.listFiles()).flatMap((path) => (path.startsWith(folder) ? path.slice(folder.length) : [])),
  };
}

function withoutRemote(registry: Registry, name: string): Registry {
  const { [name]: _, ...others } = registry.microFrontends;
  return { ...registry, microFrontends: others };
}

/** Whether a canary is in the last site as it would be composed now. */
function stays(site: SiteDescription, last: ReusableSite, name: string): boolean {
  const before = describeSite(registryOfCanary(last.registry, name), site.config);
  return canaryVersion(last.registry, name) !== undefined && !changedRemotes(site, before).has(name);
}

/** Whether each page of a remote is one of its canary with the same screen, so that pages of others can show it. */
function fitsOutline(live: Registry, canary: Registry, name: string): boolean {
  const routes = currentVersion(canary, name)?.extras.routes ?? [];
  return (currentVersion(live, name)?.extras.routes ?? []).every((one) =>
    routes.some(
      ({ path, screen, isolated }) => path === one.path && screen === one.screen && isolated === one.isolated,
    ),
  );
}

/** The description of a canary that the edge needs. */
function describeCanary(live: SiteDescription, canary: SiteDescription, name: string): Canary[] {
  const version = canaryVersion(live.registry, name);
  const other = currentVersion(live.registry, name);
  if (!version || !other) return [];
  const addresses = [live, canary].flatMap((site) => [
    ...pagesOf(site.pages, name),
    ...remoteAliases(site.registry, site.config).filter(({ remote }) => remote === name),
  ]);
  return [
    {
      remote: name,
      release: version.extras.digest,
      live: other.extras.digest,
      share: version.deployment.traffic,
      since: version.extras.canary?.since ?? '',
      addresses: [...new Set(addresses.map(({ path }) => path.toLowerCase()))],
    },
  ];
}

/** Composes one canary: the pages of its remote, as if all visitors got it, and its part of the registry. */
async function composeCanary(
  { context, parts: { registry, shell }, reused: last }: SiteInMaking,
  name: string,
  isPublished: boolean,
): Promise<AddedFiles> {
  const folder = canaryFolder(name);
  const own = last && canaryVersion(last.registry, name) ? lastOf(last, name) : undefined;
  const opened = await openParts(context, registryOfCanary(registry, name), shell.digest, own);
  const parts = { ...opened, live: own ?? last };
  const isOwn = (one: string) => one === name;
  const composed = await composePages(parts, isPublished ? [name] : [], new Set([name]), { hasShellPages: false });
  // With pages of others, it would be in part a release, and in part another: it stays as it was.
  if (composed.problems.length > 0 && own) return { files: [] };
  const runsIn = fitsOutline(registry, parts.registry, name) ? shell.digest : '';
  const files = [...composed.files, ...parts.pageRegistries.parts(isOwn, runsIn)];
  const present = files.map(([path]) => path);
  const before = own && { last: own, site: describeSite(own.registry, parts.config) };
  const gone = before ? await goneFiles(parts, before, { present, composed: new Set([name]) }) : [];
  const inFolder = (path: string) => folder + path;
  return {
    files: files.map(([path, content]) => [inFolder(path), content]),
    gone: gone.map(inFolder),
    named: await composeNamedFiles(parts, isOwn),
  };
}

/** The files of canaries of the last site that have ended. */
async function filesOfEnded(registry: Registry, last: ReusableSite, config: SiteConfig): Promise<string[]> {
  const gone: string[] = [];
  for (const [name] of canaryVersions(last.registry)) {
    if (canaryVersion(registry, name)) continue;
    const own = lastOf(last, name);
    const before = { last: own, site: describeSite(own.registry, config) };
    const without = describeSite(withoutRemote(registry, name), config);
    const files = await goneFiles(without, before, { present: [], composed: new Set([name]) });
    gone.push(...files.map((path) => canaryFolder(name) + path));
  }
  return gone;
}

/**
 * Composes what the visitors of each canary get at the addresses of its remote, beside what the others get there. The pages
 * of other remotes stay as they are.
 * @throws Refusal if a canary that is published does not render.
 */
export async function composeCanaries(site: SiteInMaking): Promise<AddedFiles> {
  const { parts, reused: last, actions, mayWait, signer } = site;
  // A preview has none of them.
  if (signer === undefined) return { files: [] };
  const { registry, config } = parts;
  const canaries: Canary[] = [];
  const all: AddedFiles[] = [];
  for (const [name] of canaryVersions(registry)) {
    const own = describeSite(registryOfCanary(registry, name), config);
    canaries.push(...describeCanary(parts, own, name));
    const isPublished = actions.some((one) => one.action === 'canary' && one.name === name);
    const isNew = last === undefined || canaryVersion(last.registry, name) === undefined || isPublished;
    if (!isNew && (mayWait(name) || stays(own, last, name))) continue;
    all.push(await composeCanary(site, name, isPublished));
  }
  const list: SiteFileContent[] = canaries.length > 0 ? [[CANARIES_FILE, JSON.stringify(canaries)]] : [];
  const ended = last ? await filesOfEnded(registry, last, config) : [];
  const hadSome = last !== undefined && canaryVersions(last.registry).length > 0;
  const gone = [...ended, ...all.flatMap((one) => one.gone ?? []), ...(hadSome ? [CANARIES_FILE] : [])];
  const files = [...all.flatMap((one) => one.files), ...list];
  return {
    files,
    gone: gone.filter(isNoneOf(files.map(([path]) => path))),
    named: all.flatMap((one) => one.named ?? []),
  };
}
