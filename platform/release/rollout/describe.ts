import type { ComparedShare, Figure, TakenBackReason } from '../service/events.ts';

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

/** All comparisons that were counted, in words. */
export const describeFigures = (figures: readonly Figure[]): string =>
  figures.flatMap((figure) => (figure.release.of > 0 ? describeFigure(figure) : [])).join('; ');
