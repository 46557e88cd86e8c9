import { SOURCE_MAPS_FILE } from '@artha/core/sourceMaps';
import { sourceReader, type MapFrame } from '@artha/interpreter/sourceReader';
import type { Store } from '@artha/core/store';
import { StoredRelease } from '@artha/core/storedRelease';

/**
 * Reads the source maps of the team's own release.
 * @returns a function that leaves frames as they are if the release has none.
 */
export async function readSourceMaps(store: Store, remote: string, digest: string): Promise<MapFrame> {
  const stored = await StoredRelease.open(store, remote, digest);
  if (!Object.hasOwn(stored.release.files, SOURCE_MAPS_FILE)) return (position) => ({ position });
  return sourceReader((await stored.read(SOURCE_MAPS_FILE)).toString()).mapFrame;
}
