import {
  FILE_LIST,
  languageOf,
  pageRegistry,
  registryIn,
  type Registry,
  type RegistryVersion,
  type RemoteConfig,
} from '@artha/shared/contract';

/** The entry of a development build. */
export interface DevelopmentEntry {
  /** Address of its first file. */
  readonly url: string;
  /** Current digest of that file. */
  readonly integrity: string;
  /** Digests of its other files that a page checks: those of its workers. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** The release that pages name; defaults to the published one. */
  readonly release?: { readonly version: string; readonly digest: string; readonly built: Date } | undefined;
}

/** The page that names a registry. */
interface NamingPage {
  /** The product's name, for paths. */
  readonly product: string;
  /** Its path, which has its language. */
  readonly path: string;
}

/**
 * The registry for a page with a development build instead of the remote's release. The remote may be new to the site.
 * @param carried the registry that a page of the site names.
 */
export function developmentRegistry(
  carried: Registry,
  config: RemoteConfig,
  { product, path }: NamingPage,
  { url, integrity, files, release }: DevelopmentEntry,
): Registry {
  const entry = url.slice(url.lastIndexOf('/') + 1);
  const [deployed] = carried.microFrontends[config.name] ?? [];
  // The list is of the release: the development build has other scripts.
  const { [FILE_LIST]: _, ...released } = deployed?.extras.files ?? {};
  const version: RegistryVersion = {
    url,
    metadata: { version: release?.version ?? deployed?.metadata.version ?? '0.0.0', integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      kind: 'remote',
      owner: config.owner,
      digest: release?.digest ?? deployed?.extras.digest ?? '0'.repeat(20),
      contract: config.contract,
      published: (release?.built ?? new Date(0)).toISOString(),
      entry,
      files: { ...released, ...files, [entry]: integrity },
      shared: {},
      routes: config.routes,
      screens: {},
      navigation: config.navigation ?? [],
      icons: deployed?.extras.icons ?? {},
      sharePictures: {},
    },
  };
  const microFrontends = { ...carried.microFrontends, [config.name]: [version] };
  return registryIn(pageRegistry({ ...carried, microFrontends }, product), languageOf(path));
}
