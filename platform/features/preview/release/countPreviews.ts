import { timeOf } from '@artha/core/changeSite';
import type { AddedStatus } from '@artha/service/ReleaseFeature';
import type { SubmitContext } from '@artha/core/submit';
import { readLivePreviews } from './openPreview.ts';

/** How long a count is kept, in ms: it reads the record of each preview, and anyone may ask for it. */
const KEPT_MS = 5000;

type Counts = ReadonlyMap<string, AddedStatus>;

async function count(context: SubmitContext): Promise<Counts> {
  const shown = (await readLivePreviews(context)).flatMap(({ record }) => record.releases);
  const byName = Map.groupBy(shown, ({ name }) => name);
  return new Map(Array.from(byName, ([name, { length }]) => [name, { previews: length }]));
}

/** Counts the previews that show a release of each remote, at most once in five seconds. */
export function countPreviews(): (context: SubmitContext) => Promise<Counts> {
  let kept: { readonly until: number; readonly counts: Promise<Counts> } | undefined;
  return (context) => {
    const now = timeOf(context).getTime();
    if (!kept || kept.until <= now) kept = { until: now + KEPT_MS, counts: count(context) };
    return kept.counts;
  };
}
