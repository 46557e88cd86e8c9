import { describeFigures } from '@artha/service/describeReleaseEvent';
import { describeEvent } from '../release/describeEvent.ts';
import type { Rollout } from '../release/rolloutSchemas.ts';

/** The most events that are shown. */
const MOST_EVENTS = 10;

/** The figures of a rollout, and the largest evidence of it. */
function describeEvidence(figures: NonNullable<Rollout['canary']>['figures'], needed: number): string {
  const largest = Math.max(0, ...figures.map(({ evidence }) => evidence));
  const known = describeFigures(figures);
  if (known.length === 0) return '  No visits were counted yet.';
  return `  ${known.join('\n  ')}\n  Evidence that it is worse: ${largest.toFixed(1)}; it is taken back at ${String(needed)}.`;
}

/** The canary of a remote, the watch over its live release, and what happened, in lines; empty if there is nothing. */
export function describeRollout({ needed, canary, watch, events }: Rollout): string {
  return [
    ...(canary
      ? [
          `Canary ${canary.version} (${canary.digest}): ${String(canary.share)} % of the visitors, since ${canary.since}; ${String(canary.visits)} of ${String(canary.neededVisits)} visits are counted.`,
          describeEvidence(canary.figures, needed),
        ]
      : []),
    ...(watch
      ? [
          `Guard over ${watch.version} (${watch.digest}), since ${watch.since}.`,
          describeEvidence(watch.figures, 2 * needed),
        ]
      : []),
    ...events.slice(0, MOST_EVENTS).map(describeEvent),
  ].join('\n');
}
