import { describeHappening, describeReason } from '@artha/service/describeReleaseEvent';
import type { ReleaseEvent } from '@artha/service/releaseEvents';

/** Describes an event in a sentence with its time: `2026-02-03T04:05:06.000Z  tax 1.1.0 is given to all visitors.` */
export function describeEvent(event: ReleaseEvent): string {
  const why = event.kind === 'release-taken-back' ? ` ${describeReason(event.reason, event.figures)}` : '';
  return `${event.at}  ${describeHappening(event)}.${why}`;
}
