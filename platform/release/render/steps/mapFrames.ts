import { sourceReader } from '../sourceReader.ts';
import type { MappedFrames } from './framesStep.ts';

/** Finds positions in scripts by source maps. */
export function* mapFrames(positions: readonly string[], maps: Buffer): Generator<MappedFrames> {
  const { mapFrame } = sourceReader(maps.toString());
  yield positions.map(mapFrame);
}
