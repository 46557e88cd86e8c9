import { Refusal } from '@artha/core/refusal';
import type { PreviewRecord } from './previewRecord.ts';

/** How long a preview lives at most, in days. */
const MOST_DAYS = 30;
/** Number of previews of a team that live at the same time. */
const MOST_OF_TEAM = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Limits how long a new preview lives, and how many its team has.
 * @param live the previews that have not ended.
 * @throws Refusal RE-19 if it is over a limit.
 */
export function checkPreviewLimits(
  { owner, until }: Pick<PreviewRecord, 'owner' | 'until'>,
  live: readonly { readonly record: Pick<PreviewRecord, 'owner'> }[],
  now: Date,
): void {
  const leftMs = Date.parse(until) - now.getTime();
  if (leftMs <= 0 || leftMs > MOST_DAYS * DAY_MS) {
    throw new Refusal('RE-19', `A preview ends within ${String(MOST_DAYS)} days; this one would end on ${until}.`);
  }
  if (live.filter(({ record }) => record.owner === owner).length >= MOST_OF_TEAM) {
    throw new Refusal('RE-19', `${owner} has ${String(MOST_OF_TEAM)} previews.`);
  }
}
