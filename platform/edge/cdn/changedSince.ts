import type { Store } from '@artha/core/store';
import { changedAddresses } from './changedAddresses.ts';

/**
 * The addresses whose content changed since an earlier site that the store still has.
 * @param since the number of that site; the one before the current one by default.
 * @throws with the available numbers if the store does not have that site.
 */
export async function changedSince(
  store: Pick<Store, 'openSite' | 'earlierSites'>,
  since?: string,
): Promise<readonly string[]> {
  const current = await store.openSite();
  const earlier = await store.earlierSites();
  const before = since === undefined ? earlier[0] : earlier.find(({ version }) => version === since);
  const [index, indexBefore] = [await current?.readIndex(), await before?.readIndex()];
  if (index && indexBefore) return changedAddresses(indexBefore, index);
  const numbers = earlier.map(({ version }) => version);
  throw new Error(
    numbers.length === 0
      ? 'The store holds no site before the current one.'
      : `The store can compare the current site with these: ${numbers.join(', ')}.`,
  );
}
