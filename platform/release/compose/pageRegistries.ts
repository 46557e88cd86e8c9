import {
  currentVersion,
  currentVersions,
  outlineFor,
  pageRegistry,
  registryOfPages,
  registryPartPath,
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

const frames = new WeakMap<Registry, string>();

/** What the frame and the shell of every page are made from: equal texts mean equal frames. */
export function frameDigest(registry: Registry, product: string): string {
  const known = frames.get(registry);
  if (known !== undefined) return known;
  const digest = new PageRegistries(registry, product).of().file.url;
  frames.set(registry, digest);
  return digest;
}

/**
 * The registries of a site's pages. Those of a remote's pages hold its release, that of the shell, and what the frame
 * shows of others, so that another release of another remote changes none of them.
 */
export class PageRegistries {
  readonly #carried: Registry;
  /** The shell, and what the frame shows: the part that all pages share. */
  readonly #framed: Registry;
  readonly #own = new Map<string, OwnRegistry>();

  /** @param product the product's name for paths. */
  constructor(registry: Registry, product: string) {
    this.#carried = pageRegistry(registry, product);
    this.#framed = registryOfPages(this.#carried, undefined);
  }

  /** The shell, what the frame shows, and one remote. */
  #framedWith(remote: string | undefined): Registry {
    const version = remote === undefined ? undefined : currentVersion(this.#carried, remote);
    if (remote === undefined || !version) return this.#framed;
    return { ...this.#framed, microFrontends: { ...this.#framed.microFrontends, [remote]: [version] } };
  }

  /** The registry of the pages of a remote; by default, of those of the shell. */
  of(remote = 'shell'): OwnRegistry {
    const known = this.#own.get(remote);
    if (known) return known;
    const registry = registryOfPages(this.#framedWith(remote), remote);
    const own = { registry, file: registryFile(registry) };
    this.#own.set(remote, own);
    return own;
  }

  /** What pages of a remote are rendered from; by default, those of the shell. */
  outline(remote?: string): Registry {
    return outlineFor(this.#framedWith(remote), remote);
  }

  /** The files that pages name by digest. @param isNeeded whether the pages of a micro frontend are composed. */
  files(isNeeded: (name: string) => boolean = () => true): RegistryFile[] {
    return this.#versions(isNeeded).map(([name]) => this.of(name).file);
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
      const part: RegistryPart = { registry: this.of(name).file.url, shell, version };
      return [registryPartPath(name).slice(1), JSON.stringify(part)];
    });
  }

  #versions(isNeeded: (name: string) => boolean) {
    return currentVersions(this.#carried).filter(([name]) => isNeeded(name));
  }
}
