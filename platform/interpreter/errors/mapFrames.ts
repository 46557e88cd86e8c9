import { sourceReader } from './sourceReader.ts';
import { framesStep, type MappedFrames } from './framesStep.ts';
import { programOf } from '../steps/programOf.ts';

/** Finds positions in scripts by source maps. */
function* mapFrames(positions: readonly string[], maps: Buffer): Generator<MappedFrames> {
  const { mapFrame } = sourceReader(maps.toString());
  yield positions.map(mapFrame);
}

export const run = programOf(framesStep, mapFrames);
