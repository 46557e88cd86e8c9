import type { SiteConfig } from '@artha/shared/config';
import type { Registry } from '@artha/shared/contract';
import { renderRemote, type RenderRemote } from '../render/renderRemote.ts';
import type { Store } from '../store/store.ts';
import type { ReusableSite } from './encodeSite.ts';
import { loadShell, type ComposerShell } from './loadShell.ts';
import type { SiteDescription } from './siteDescription.ts';
import { SiteMemory } from './SiteMemory.ts';

/** The store, the configuration, and how to render. */
export interface OpenedFrom {
  readonly store: Store;
  readonly config: SiteConfig;
  /** In a separate process by default. */
  readonly render?: RenderRemote;
  /** What is known of the site from before; nothing by default. */
  readonly memory?: SiteMemory;
  /** The most bytes that the frame of every page may have; any number by default. */
  readonly frameBytes?: number | undefined;
}

/** The input for the parts of a site. */
export interface SiteParts extends SiteDescription {
  readonly store: Store;
  readonly render: RenderRemote;
  readonly shell: ComposerShell;
  /** The site that visitors get now: its parts are reused. */
  readonly last: ReusableSite | undefined;
  /** The site whose pages with content keep it; by default the last one. */
  readonly live?: ReusableSite | undefined;
  /** The most bytes that the frame of every page may have; any number by default. */
  readonly frameBytes?: number | undefined;
}

/**
 * What a registry is composed from.
 * @param shell digest of the shell's release.
 */
export async function openParts(
  { store, config, render = renderRemote, memory = new SiteMemory(), frameBytes }: OpenedFrom,
  registry: Registry,
  shell: string,
  last: ReusableSite | undefined,
): Promise<SiteParts> {
  return {
    ...memory.describe(registry, config),
    store,
    render,
    shell: await loadShell(store, shell),
    last,
    frameBytes,
  };
}
