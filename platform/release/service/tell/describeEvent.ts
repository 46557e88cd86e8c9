import type { ComparedShare, Figure, ReleaseEvent, TakenBackReason } from '../events.ts';
import type { TeamEvent } from './teamEvents.ts';

/** An event in words. */
export interface EventText {
  /** What happened, in one line. */
  readonly subject: string;
  /** What happened with the figures, and what to type: plain text. */
  readonly text: string;
}

const nameOf = ({ version, digest }: ReleaseEvent['release']): string => `${version} (${digest})`;

const shareNames: Readonly<Record<ComparedShare, string>> = {
  errors: 'visits in which a screen threw an error',
  loading: 'visits in which something did not load',
  frozen: 'visits in which the page froze',
  LCP: 'visits that took more than twice as long to paint (LCP)',
  INP: 'visits that took more than twice as long to answer (INP)',
};

const describeMet = ({ met, of }: Figure['release']): string => `${String(met)} of ${String(of)}`;

function describeFigures(figures: readonly Figure[]): string[] {
  return figures.map(
    ({ share, release, before }) =>
      `  ${shareNames[share]}: ${describeMet(release)}; in the release before: ${describeMet(before)}`,
  );
}

function describeReason(reason: TakenBackReason): string {
  if (reason.kind === 'worse') return `It was worse than the release before: ${shareNames[reason.share]}.`;
  if (reason.kind === 'refused') return `It no longer fits the site: ${reason.code}, ${reason.text}`;
  return `Only ${String(reason.visits)} visits were counted in time, and ${String(reason.needed)} are needed.`;
}

/** What happened, and the lines below it. */
function tell(event: TeamEvent): { readonly subject: string; readonly lines: readonly string[] } {
  const { remote, kind } = event;
  if (kind === 'remote-withdrawn') return { subject: `${remote} was taken off the site`, lines: [] };
  if (kind === 'next-shell-breaks') {
    const { shell, from, change } = event;
    const subject = `${remote} does not run in shell ${shell}, which may be live from ${from} on`;
    return { subject, lines: [change, '', `  npx artha check ${remote}    says what is left to change`] };
  }
  const release = nameOf(event.release);
  if (kind === 'release-published') return { subject: `${remote} ${release} was published`, lines: [] };
  if (kind === 'release-rolled-back') return { subject: `Visitors of ${remote} went back to ${release}`, lines: [] };
  const figures = event.figures.length === 0 ? [] : ['', 'Figures:', ...describeFigures(event.figures)];
  const status = `  npx artha status ${remote}    shows both releases beside each other`;
  if (kind === 'canary-started')
    return { subject: `${remote} ${release} is given to ${String(event.share)} % of visitors`, lines: ['', status] };
  if (kind === 'canary-widened') {
    const subject = `${remote} ${release} is given to ${String(event.share)} % of visitors, after ${String(event.from)} %`;
    return { subject, lines: [...figures, '', status] };
  }
  if (kind === 'canary-done')
    return { subject: `${remote} ${release} is given to all visitors`, lines: [...figures, '', status] };
  const had = event.share === 100 ? 'All visitors had it' : `${String(event.share)} % of visitors had it`;
  return {
    subject: `${remote} ${release} was taken back`,
    lines: [
      `${had}; they get ${nameOf(event.before)} again. ${describeReason(event.reason)}`,
      ...figures,
      '',
      `  npx artha logs ${remote}      shows the errors, in the lines of your sources`,
      status,
      `  npx artha publish ${remote}   publishes it again, once it is repaired`,
    ],
  };
}

/** Describes an event in plain English. @param origin address of the site. */
export function describeEvent(event: TeamEvent, origin: string): EventText {
  const { subject, lines } = tell(event);
  const when = `${event.at.slice(0, 10)} ${event.at.slice(11, 16)} UTC`;
  const page = `${origin}/~releases#remote=${event.remote}`;
  return { subject, text: [`${subject} (${when}).`, ...lines, '', `What runs: ${page}`, ''].join('\n') };
}
