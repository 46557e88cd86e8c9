import { describeTime } from '../../domain/describeTime.ts';
import type { Release, Remote } from '../../domain/remotes.ts';

/** `publish.yml from 0a1b2c3d4e5f`; empty if the log does not reach back to the release. */
export function describeOrigin({ origin }: Pick<Release, 'origin'>): string {
  if (!origin) return '';
  return origin.commit === undefined ? origin.by : `${origin.by} from ${origin.commit}`;
}

/** The visitors that get a release. */
export function describeShare({ isLive, share, takenBack }: Release): string {
  if (share > 0 && share < 100) return `${String(share)} % of visitors`;
  if (isLive) return 'all visitors';
  return takenBack === undefined ? 'no one' : `no one: taken back ${describeTime(takenBack)}`;
}

/** Lists what a team must know of its remote, in sentences. */
export function notesOf({ problem, nextShell, changes, live }: Remote): string[] {
  // Only until the next publish: then the team knows.
  const [last] = (changes ?? []).filter(({ action }) => action !== 'widen');
  const isTakenBack = last?.action === 'take-back' || last?.action === 'rollback';
  const back = isTakenBack
    ? [
        `Visitors are back at ${live.version} since ${describeTime(last.at)}${last.why === undefined ? '.' : `: ${last.why}`}`,
      ]
    : [];
  return [...back, ...(problem === undefined ? [] : [problem]), ...(nextShell === undefined ? [] : [nextShell])];
}
