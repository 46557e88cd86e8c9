import { describeFigures, describeHappening, describeReason } from '@artha/service/describeReleaseEvent';
import type { ReleaseEvent } from '@artha/service/releaseEvents';
import type { ToldOf } from './ways.ts';

/** An event in words. */
export interface EventText {
  /** The event in one line. */
  readonly subject: string;
  /** The event with its figures, and the command to type: plain text. */
  readonly text: string;
}

/** The event in a line, and the lines below it. */
interface Told {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Commands of a remote, each with what it does. */
const commandLines = (remote: string, commands: readonly (readonly [name: string, what: string])[]): string[] =>
  commands.map(([name, what]) => `  ${`npx artha ${name} ${remote}`.padEnd(20 + remote.length)}${what}`);

const compare = ['status', 'shows both releases beside each other'] as const;

/** Describes an event of a release between its publish and all visitors, in the words of `artha status`. */
function tellOfRollout(event: ReleaseEvent): Told {
  const { remote, kind, figures } = event;
  const known = describeFigures(figures).map((figure) => `  ${figure}`);
  const isBack = kind === 'release-taken-back';
  const commands = isBack
    ? ([
        ['logs', 'shows the errors, in the lines of your sources'],
        compare,
        ['publish', 'publishes it again, once it is repaired'],
      ] as const)
    : [compare];
  return {
    subject: describeHappening(event),
    lines: [
      ...(isBack ? [describeReason(event.reason, figures)] : []),
      ...(known.length === 0 ? [] : ['', 'All figures:', ...known]),
      '',
      ...commandLines(remote, commands),
    ],
  };
}

function tell(event: ToldOf): Told {
  const { remote } = event;
  switch (event.kind) {
    case 'release-published':
      return { subject: `${remote} ${event.release.version} was published`, lines: [] };
    case 'release-rolled-back':
      return { subject: `Visitors of ${remote} went back to ${event.release.version}`, lines: [] };
    case 'remote-withdrawn':
      return { subject: `${remote} was taken off the site`, lines: [] };
    case 'next-shell-breaks':
      return {
        subject: `${remote} does not run in shell ${event.shell}, which may be live from ${event.from} on`,
        lines: [event.change, '', ...commandLines(remote, [['check', 'says what is left to change']])],
      };
    default:
      return tellOfRollout(event);
  }
}

/** Describes an event in plain English. @param origin address of the site. */
export function describeEvent(event: ToldOf, origin: string): EventText {
  const { subject, lines } = tell(event);
  const when = `${event.at.slice(0, 10)} ${event.at.slice(11, 16)} UTC`;
  const page = `${origin}/~releases#remote=${event.remote}`;
  return { subject, text: [`${subject} (${when}).`, ...lines, '', `What runs: ${page}`, ''].join('\n') };
}
