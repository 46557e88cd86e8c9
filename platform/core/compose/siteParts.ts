import type { SiteConfig } from '@artha/shared/config';
import type { Registry } from '@artha/shared/contract';
import { renderRemote, type RenderRemote } from '../render/renderRemote.ts';
import type { Store } from '../store/store.ts';
import type { ReusableSite } from './encodeSite.ts';
import { loadShell } from './loadShell.ts';
import type { SiteFeature, SiteParts } from './SiteFeature.ts';
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
  /** What is added to the site; nothing by default. */
  readonly features?: readonly SiteFeature[];
}

/**
 * What a registry is composed from.
 * @param shell digest of the shell's release.
 */
export async function openParts(
  { store, config, render = renderRemote, memory = new SiteMemory(), frameBytes, features = [] }: OpenedFrom,
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
    features,
  };
}
