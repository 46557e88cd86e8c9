import type { ComparedShare, Figure, ReleaseEvent, TakenBackReason } from './releaseEvents.ts';

const names: Readonly<Record<ComparedShare, string>> = {
  errors: 'threw an error',
  loading: 'did not load completely',
  frozen: 'froze',
  LCP: 'painted later than twice the usual time',
  INP: 'answered later than twice the usual time',
};

const percent = ({ met, of }: Figure['release']): string => (of === 0 ? '0' : ((100 * met) / of).toFixed(1));

/** One comparison in words: `threw an error: 9 of 20 visits (45.0 %), before 4 of 380 (1.1 %)`. */
function describeFigure({ share, release, before }: Figure): string {
  const now = `${String(release.met)} of ${String(release.of)} visits (${percent(release)} %)`;
  return `${names[share]}: ${now}, before ${String(before.met)} of ${String(before.of)} (${percent(before)} %)`;
}

/** Why a release was taken back, with the figures. */
export function describeReason(reason: TakenBackReason, figures: readonly Figure[]): string {
  if (reason.kind === 'refused') return `It no longer fits the site: ${reason.code}: ${reason.text}`;
  if (reason.kind === 'too-few-visits')
    return `Only ${String(reason.visits)} of ${String(reason.needed)} visits were counted in time.`;
  const figure = figures.find(({ share }) => share === reason.share);
  return figure ? `Pages ${describeFigure(figure)}.` : '';
}

/** All comparisons that were counted, each in words. */
export const describeFigures = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.release.of > 0 ? describeFigure(figure) : []));

const happenings: Readonly<Record<ReleaseEvent['kind'], (event: ReleaseEvent) => string>> = {
  'canary-started': (event) => `is given to ${shareOf(event)} as a canary`,
  'canary-widened': (event) => `is given to ${shareOf(event)}`,
  'canary-done': () => 'is given to all visitors',
  'release-taken-back': (event) => `was taken back from ${shareOf(event)}; they get ${event.before.version} again`,
};

const shareOf = (event: ReleaseEvent): string =>
  'share' in event && event.share < 100 ? `${String(event.share)} % of the visitors` : 'all visitors';

/** Describes an event without its time and its figures: `tax 1.1.0 is given to all visitors`. */
export const describeHappening = (event: ReleaseEvent): string =>
  `${event.remote} ${event.release.version} ${happenings[event.kind](event)}`;
