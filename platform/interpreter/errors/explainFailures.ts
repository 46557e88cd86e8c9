import { explainFailure, placeOf } from './RenderFault.ts';
import { sourceReader, type SourceReader } from './sourceReader.ts';
import { failuresStep, type ExplainedFailures, type FailuresToExplain } from './failuresStep.ts';
import { programOf } from '../steps/programOf.ts';

/** Of a release without source maps, as in development, or with some that cannot be read. */
const withoutMaps: SourceReader = { mapFrame: (position) => ({ position }), versions: {}, findUse: () => undefined };

function openMaps(bytes: Buffer): SourceReader {
  if (bytes.length === 0) return withoutMaps;
  try {
    return sourceReader(bytes.toString());
  } catch {
    return withoutMaps;
  }
}

/** Explains failures and warnings by the source maps of their release. */
function* explainFailures({ failures, stacks }: FailuresToExplain, bytes: Buffer): Generator<ExplainedFailures> {
  const reader = openMaps(bytes);
  yield {
    failures: failures.map((failure) => explainFailure(failure, reader)),
    places: stacks.map((stack) => placeOf(stack, reader) ?? null),
  };
}

export const run = programOf(failuresStep, explainFailures);
