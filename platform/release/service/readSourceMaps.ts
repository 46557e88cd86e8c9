import { sourceReader, type MapFrame } from '../format/sourceReader.ts';
import { SOURCE_MAPS_FILE } from '../format/sourceMaps.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';

/**
 * Reads the source maps of a release that a store has.
 * @returns a function that leaves frames as they are if the release has none.
 */
export async function readSourceMaps(store: Store, remote: string, digest: string): Promise<MapFrame> {
  const stored = await StoredRelease.open(store, remote, digest);
  if (!Object.hasOwn(stored.release.files, SOURCE_MAPS_FILE)) return (position) => ({ position });
  return sourceReader((await stored.read(SOURCE_MAPS_FILE)).toString()).mapFrame;
}
