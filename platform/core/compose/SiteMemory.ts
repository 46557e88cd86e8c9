import type { SiteConfig } from '@artha/shared/config';
import type { Registry } from '@artha/shared/contract';
import type { SignedOrder } from '../trust/signSite.ts';
import { describeSite, type SiteDescription } from './siteDescription.ts';

/** The parts of a site's state that grow with the number of remotes, by their signed digests. */
export interface KeptParts {
  readonly registry: Registry;
  /** Digest of the registry's file. */
  readonly registryDigest: string | undefined;
  /** The last release order for each remote, by the digest of its document. */
  readonly orders: ReadonlyMap<string, SignedOrder>;
}

/**
 * A service's memory of the last site that it read or signed: the next site has nearly all of it. Each service has one.
 *
 * @example
 * const memory = new SiteMemory();
 * await submit({ ...context, memory }, submissions);
 */
export class SiteMemory {
  /** The site before a change is the one after the last change. */
  readonly #descriptions = new WeakMap<Registry, SiteDescription>();
  #last: KeptParts | undefined;

  /** The last site; undefined before one is read. */
  get last(): KeptParts | undefined {
    return this.#last;
  }

  /** Keeps the parts of a site that was read. */
  keep(parts: KeptParts): void {
    this.#last = parts;
  }

  /** Keeps the registry of a site that was signed; its release orders are known from the site before. */
  keepRegistry(registry: Registry, registryDigest: string): void {
    this.#last = { registry, registryDigest, orders: this.#last?.orders ?? new Map() };
  }

  /** Describes the pages of a site. */
  describe(registry: Registry, config: SiteConfig): SiteDescription {
    const known = this.#descriptions.get(registry);
    if (known?.config === config) return known;
    const description = describeSite(registry, config);
    this.#descriptions.set(registry, description);
    return description;
  }
}
