import * as v from 'valibot';
import {
  browserFilesUrl,
  carriedRegistrySchema,
  currentVersion,
  currentVersions,
  FILE_LIST,
  findRoute,
  iconUrl,
  languageOf,
  namesRelease,
  PAGE_LANGUAGES,
  type Language,
  type ListedRoute,
  type OfflineRecord,
  type Registry,
} from '@artha/shared/contract';

/** Reads a file by its digest; undefined if it is not there. */
export type ReadFile = (address: string, integrity: string) => Promise<ArrayBuffer | undefined>;

/** The composed page from which a page is shown. */
export interface ShownDocument {
  readonly address: string;
  readonly integrity: string;
  readonly route: ListedRoute;
  /** Whether it is the composed page of this very address; otherwise the shell renders the page in its frame. */
  readonly isOwn: boolean;
}

const registryText = v.pipe(v.string(), v.parseJson(), carriedRegistrySchema);
const toText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** The digests that a list of a release's files names, by address. */
function readList(folder: string, list: ArrayBuffer): [address: string, integrity: string][] {
  return toText(list)
    .split('\n')
    .flatMap((line) => {
      const [integrity, file] = line.split(' ', 2);
      return integrity && file ? [[folder + file, integrity]] : [];
    });
}

/** The digests of all files that a registry names, by address. */
async function namedFiles(registry: Registry, read: ReadFile): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const [, version] of currentVersions(registry)) {
    const { files, icons } = version.extras;
    for (const [screen, icon] of Object.entries(icons)) {
      const address = iconUrl(version, screen);
      if (address !== undefined) named.set(address, files[icon] ?? '');
    }
    if (!namesRelease(version)) continue;
    const folder = browserFilesUrl(version);
    for (const [file, integrity] of Object.entries(files)) named.set(folder + file, integrity);
    named.set(version.url, version.metadata.integrity);
    const integrity = files[FILE_LIST];
    const list = integrity === undefined ? undefined : await read(folder + FILE_LIST, integrity);
    for (const [address, digest] of list ? readList(folder, list) : []) named.set(address, digest);
  }
  return named;
}

/** A remote as its signed record describes it: which pages it has, and the digest of every file that they may load. */
export class KeptRemote {
  readonly record: OfflineRecord;
  /** The registry of its pages in English. */
  readonly registry: Registry;
  /** Digests of all files by address. */
  readonly files: ReadonlyMap<string, string>;
  /** The registries of its pages in other languages. */
  readonly #translated: ReadonlyMap<Language, Registry>;

  constructor(
    record: OfflineRecord,
    registry: Registry,
    translated: ReadonlyMap<Language, Registry>,
    files: ReadonlyMap<string, string>,
  ) {
    this.record = record;
    this.registry = registry;
    this.#translated = translated;
    this.files = files;
  }

  /**
   * Opens a remote from its registries and the lists that these name; undefined if that in English is not there.
   * @param languages those in which its pages are shown.
   */
  static async open(
    record: OfflineRecord,
    read: ReadFile,
    languages: ReadonlySet<Language> = new Set(PAGE_LANGUAGES),
  ): Promise<KeptRemote | undefined> {
    const files = new Map<string, string>();
    const openRegistry = async ({ url, integrity }: OfflineRecord['registry']) => {
      const bytes = await read(url, integrity);
      const parsed = v.safeParse(registryText, bytes && toText(bytes));
      if (!parsed.success) return undefined;
      files.set(url, integrity);
      for (const [address, digest] of await namedFiles(parsed.output, read)) files.set(address, digest);
      return parsed.output;
    };
    const registry = await openRegistry(record.registry);
    if (!registry) return undefined;
    const translated = new Map<Language, Registry>();
    for (const language of PAGE_LANGUAGES) {
      const named = record.translated[language];
      const opened = named && languages.has(language) ? await openRegistry(named) : undefined;
      if (opened) translated.set(language, opened);
    }
    return new KeptRemote(record, registry, translated, files);
  }

  /** The folder of the remote's own files. */
  get folder(): string {
    const version = currentVersion(this.registry, this.record.remote);
    return version ? browserFilesUrl(version) : '';
  }

  /** The routes of the remote's pages that need no network: unlisted ones, such as those of accounts, do. */
  get routes(): readonly ListedRoute[] {
    const routes = [this.registry, ...this.#translated.values()].flatMap(
      (registry) => currentVersion(registry, this.record.remote)?.extras.routes ?? [],
    );
    // A registry in another language also has the English pages that it lacks.
    const byPath = new Map(routes.map((route) => [route.path, route]));
    return [...byPath.values()].filter(({ unlisted }) => !unlisted);
  }

  /**
   * Finds the document for an address: its own composed page, or that of another page of the remote under the same rules of
   * isolation, of which the frame is used. A page of a family gets that of the page above it.
   */
  findDocument(path: string): ShownDocument | undefined {
    const found = findRoute(this.#translated.get(languageOf(path)) ?? this.registry, path);
    if (found?.remote !== this.record.remote || found.route.unlisted) return undefined;
    const { route } = found;
    const own = this.record.documents[path];
    if (own !== undefined) return { address: path, integrity: own, route, isOwn: true };
    const nearness = (one: ListedRoute) => (path.startsWith(one.path) ? one.path.length : 0);
    const [base] = this.routes
      .filter((one) => Object.hasOwn(this.record.documents, one.path))
      .filter((one) => one.isolated === route.isolated && one.lang === route.lang)
      .sort((one, other) => nearness(other) - nearness(one));
    const integrity = base && this.record.documents[base.path];
    return base && integrity ? { address: base.path, integrity, route, isOwn: false } : undefined;
  }
}
