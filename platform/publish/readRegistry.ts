import * as v from 'valibot';
import { REGISTRY_SCHEMA, registrySchema, type Registry } from '@artha/shared/contract';
import { readLastGood } from '../store/readLastGood.ts';
import type { Store, StoredSite } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/** The registry before the first publish. */
export const emptyRegistry: Registry = { schema: REGISTRY_SCHEMA, microFrontends: {} };

/**
 * Reads the registry of a site.
 * @throws Refusal where it is missing or damaged.
 */
export async function readRegistryOf(site: StoredSite): Promise<Registry> {
  const content = await site.read('registry.json');
  if (!content) throw new Refusal('RE-10', 'The store has lost its registry.');
  try {
    return v.parse(registrySchema, JSON.parse(content.toString()));
  } catch (cause) {
    throw new Refusal('RE-10', `The store’s registry cannot be read: ${String(cause)}.`, cause);
  }
}

/**
 * Reads the registry of a store: where that of the current site is damaged, the last good one; empty before the first
 * publish.
 * @throws Refusal where none can be read.
 */
export async function readRegistry(store: Store): Promise<Registry> {
  return (await readLastGood(store, readRegistryOf, emptyRegistry)).value;
}
