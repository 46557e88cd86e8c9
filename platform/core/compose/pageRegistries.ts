import {
  currentVersion,
  currentVersions,
  LANGUAGES,
  outlineFor,
  pageRegistry,
  registryIn,
  registryOfPages,
  registryPartPath,
  type Language,
  type Registry,
  type RegistryPart,
} from '@artha/shared/contract';
import { registryFile, type RegistryFile } from './registryFile.ts';
import type { SiteFileContent } from './siteFiles.ts';

/** The registry that pages of one micro frontend name, with its file. */
export interface OwnRegistry {
  readonly registry: Registry;
  readonly file: RegistryFile;
}

/**
 * The registries of a site's pages. A page's registry names its remote, the shell and the frame's links, so publishing one
 * remote leaves the registries of others unchanged.
 */
export class PageRegistries {
  readonly #carried: Registry;
  /** The shell, and what the frame shows: the part that all pages share. */
  readonly #framed: Registry;
  readonly #own = new Map<string, OwnRegistry>();
  /** The languages in which the site has pages. */
  readonly #languages: readonly Language[];

  /** @param product the product's name for paths. */
  constructor(registry: Registry, product: string) {
    this.#carried = pageRegistry(registry, product);
    this.#framed = registryOfPages(this.#carried, undefined);
    const routes = currentVersions(this.#carried).flatMap(([, { extras }]) => extras.routes);
    this.#languages = LANGUAGES.filter((one) => one === 'en' || routes.some(({ lang }) => lang === one));
  }

  /** The shell, what the frame shows, and one remote. */
  #framedWith(remote: string | undefined): Registry {
    const version = remote === undefined ? undefined : currentVersion(this.#carried, remote);
    if (remote === undefined || !version) return this.#framed;
    return { ...this.#framed, microFrontends: { ...this.#framed.microFrontends, [remote]: [version] } };
  }

  /** The registry of the pages of a remote in a language; by default, of those of the shell in English. */
  of(remote = 'shell', language: Language = 'en'): OwnRegistry {
    const key = `${language} ${remote}`;
    const known = this.#own.get(key);
    if (known) return known;
    const registry = registryIn(registryOfPages(this.#framedWith(remote), remote), language);
    const own = { registry, file: registryFile(registry) };
    this.#own.set(key, own);
    return own;
  }

  /**
   * The files that the pages of a remote name in all languages; by default, those of the shell. Equal texts mean equal
   * frames of every page.
   */
  key(remote?: string): string {
    return this.#languages.map((language) => this.of(remote, language).file.url).join(' ');
  }

  /** The registry that pages of a remote, in all languages, are rendered from; by default, those of the shell. */
  outline(remote?: string): Registry {
    return outlineFor(this.#framedWith(remote), remote);
  }

  /** The files that pages name by digest. @param isNeeded whether the pages of a micro frontend are composed. */
  files(isNeeded: (name: string) => boolean = () => true): RegistryFile[] {
    return this.#versions(isNeeded).flatMap(([name]) =>
      this.#languages.map((language) => this.of(name, language).file),
    );
  }

  /**
   * The files from which pages of others learn the release of each micro frontend.
   * @param isNeeded whether the pages of a micro frontend are composed.
   * @param shell digest of the shell that pages of others must run in; none of them if it is empty.
   */
  parts(
    isNeeded: (name: string) => boolean = () => true,
    shell = currentVersion(this.#carried, 'shell')?.extras.digest ?? '',
  ): SiteFileContent[] {
    return this.#versions(isNeeded).map(([name, version]) => {
      const translated = Object.fromEntries(
        this.#languages.flatMap((language) =>
          language === 'en' ? [] : [[language, this.of(name, language).file.url] as const],
        ),
      );
      const part: RegistryPart = {
        registry: this.of(name).file.url,
        ...(this.#languages.length > 1 && { translated }),
        shell,
        version,
      };
      return [registryPartPath(name).slice(1), JSON.stringify(part)];
    });
  }

  #versions(isNeeded: (name: string) => boolean) {
    return currentVersions(this.#carried).filter(([name]) => isNeeded(name));
  }
}
