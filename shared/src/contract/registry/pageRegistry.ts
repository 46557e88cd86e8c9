import { currentVersion, currentVersions } from './currentVersions.ts';
import { expandNavigationEntry } from '../routes/navigation.ts';
import { readsReleaseFiles } from '../routes/readsReleaseFiles.ts';
import type { Registry, RegistryVersion } from './registry.ts';
import { FILE_LIST } from '../release/fileList.ts';
import { expandRoute } from '../routes/routes.ts';

const NO_DIGEST = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/**
 * The part of a version from which pages are rendered: routes, navigation and icons, but nothing that changes with every
 * release.
 */
function outlineOf({ deployment, extras }: RegistryVersion): RegistryVersion {
  const { kind, contract, routes, navigation, icons, files } = extras;
  return {
    url: '',
    metadata: { version: '', integrity: NO_DIGEST },
    deployment,
    extras: {
      kind,
      contract,
      routes,
      navigation,
      icons,
      // An icon's address contains its digest.
      files: Object.fromEntries(Object.values(icons).map((icon) => [icon, files[icon] ?? NO_DIGEST])),
      owner: '',
      digest: '',
      published: '',
      entry: '',
      shared: {},
      screens: {},
      sharePictures: {},
    },
  };
}

/** Whether the frame of every page shows something of a remote: a navigation entry, a tool, or a dialog over the page. */
function isInFrame({ extras: { navigation, routes } }: RegistryVersion): boolean {
  return navigation.length > 0 || routes.some(({ tool, dialog }) => tool ?? dialog);
}

/** Whether a version of a page's registry names its release, or only outlines what the frame shows of it. */
export function namesRelease({ url }: Pick<RegistryVersion, 'url'>): boolean {
  return url !== '';
}

/**
 * A version with the digests of the files that its pages need at once, and of the list that has those of all. A remote
 * whose pages get files of its release keeps them all.
 */
function withoutLaterFiles(version: RegistryVersion): RegistryVersion {
  const { kind, entry, files, screens, icons, routes } = version.extras;
  if (routes.some(({ needs }) => readsReleaseFiles(needs))) return version;
  // A page runs the shell's entry before it reads the registry.
  const atOnce = kind === 'shell' ? [] : [entry, ...Object.values(screens).flat(), ...Object.values(icons)];
  const kept = new Set([FILE_LIST, ...atOnce]);
  const named = Object.fromEntries(Object.entries(files).filter(([file]) => kept.has(file)));
  return { ...version, extras: { ...version.extras, files: named } };
}

/**
 * A version with the product's name in paths, and without descriptions, aliases, pages of families and accepted files. It does not say
 * whether other visitors get another version, so that a canary changes no other page.
 */
function carriedVersion({ extras, ...version }: RegistryVersion, product: string): RegistryVersion {
  const { canary, guard, budgets, ...own } = extras;
  const routes = extras.routes.map(({ description, pages, aliases, accepts, ...route }) => expandRoute(route, product));
  const navigation = extras.navigation.map((entry) => expandNavigationEntry(entry, product));
  const deployment = { traffic: 100, default: true };
  return { ...version, deployment, extras: { ...own, routes, navigation } };
}

/**
 * Reduces a registry to what a page carries: the current versions, with the product's name in paths, and without
 * history, descriptions, aliases and pages of families.
 */
export function pageRegistry(registry: Registry, product: string): Registry {
  return {
    schema: registry.schema,
    microFrontends: Object.fromEntries(
      currentVersions(registry).map(([name, version]) => [name, [carriedVersion(version, product)]]),
    ),
  };
}

/** The entries of a page's registry that stay, by name and version. */
function select(
  carried: Registry,
  choose: (name: string, version: RegistryVersion) => RegistryVersion | undefined,
): Registry {
  const entries = currentVersions(carried).flatMap(([name, version]): [string, RegistryVersion[]][] => {
    const chosen = choose(name, version);
    return chosen ? [[name, [chosen]]] : [];
  });
  return { schema: carried.schema, microFrontends: Object.fromEntries(entries) };
}

/**
 * Reduces a page's registry to what pages of a remote are rendered from: an outline of that remote, and of each that the
 * frame shows.
 * @param carried from `pageRegistry`.
 * @param remote undefined for pages of the shell.
 */
export function outlineFor(carried: Registry, remote: string | undefined): Registry {
  return select(carried, (name, version) => (name === remote || isInFrame(version) ? outlineOf(version) : undefined));
}

/**
 * Reduces a page's registry to what pages of a remote need before they hydrate: the releases of the shell and of that
 * remote, and the outline of each other one that the frame shows. Another release of another remote leaves it unchanged.
 * For a release with a list of its files, it names the digests of the list and of the files that the pages need at once.
 * @param carried from `pageRegistry`.
 * @param remote undefined for pages of the shell.
 */
export function registryOfPages(carried: Registry, remote: string | undefined): Registry {
  const hasList = (version: RegistryVersion | undefined) => version?.extras.files[FILE_LIST] !== undefined;
  // A shell that has a list also reads those of remotes.
  const readsLists = hasList(currentVersion(carried, 'shell'));
  return select(carried, (name, version) => {
    if (name === remote || version.extras.kind === 'shell')
      return readsLists && hasList(version) ? withoutLaterFiles(version) : version;
    return isInFrame(version) ? outlineOf(version) : undefined;
  });
}
