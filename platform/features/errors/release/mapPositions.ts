import { SOURCE_MAPS_FILE } from '@artha/core/sourceMaps';
import { framesStep, type MappedFrames } from '@artha/interpreter/framesStep';
import { runStep } from '@artha/interpreter/runStep';
import type { Store } from '@artha/core/store';
import { StoredRelease } from '@artha/core/storedRelease';

/**
 * Finds positions in scripts of a release by its source maps, in a process of its own.
 * @returns the positions as they are if the release has no maps, or if reading them exceeds a limit.
 */
export async function mapPositions(
  store: Store,
  remote: string,
  digest: string,
  positions: readonly string[],
): Promise<MappedFrames> {
  const stored = await StoredRelease.open(store, remote, digest);
  const unmapped = positions.map((position) => ({ position }));
  if (!Object.hasOwn(stored.release.files, SOURCE_MAPS_FILE)) return unmapped;
  const bytes = await stored.read(SOURCE_MAPS_FILE);
  const [mapped] = (await runStep(framesStep, { input: [...positions], bytes })).results;
  return mapped?.length === positions.length ? mapped : unmapped;
}
