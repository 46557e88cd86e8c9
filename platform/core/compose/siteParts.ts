import type { Registry } from '@artha/shared/contract';
import { renderRemote } from '../render/renderRemote.ts';
import type { ReusableSite } from './encodeSite.ts';
import { loadShell } from './loadShell.ts';
import type { OpenedFrom, SiteParts } from './SiteFeature.ts';
import { SiteMemory } from './SiteMemory.ts';

/**
 * Opens the parts that a registry is composed from.
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
