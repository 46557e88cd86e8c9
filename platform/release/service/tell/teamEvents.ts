import type { ReleaseEvent } from '../../rollout/events.ts';

interface EventOfRemote {
  readonly remote: string;
  /** The team. */
  readonly owner: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A release order of a team that was carried out. */
interface OrderEvent extends EventOfRemote {
  /** The first digits of the commit that its builder claims. */
  readonly commit: string | undefined;
}

/** The shell that is announced would not run the remote. */
interface NextShellEvent extends EventOfRemote {
  readonly kind: 'next-shell-breaks';
  readonly shell: string;
  /** The day from which that shell may be live. */
  readonly from: string;
  /** What to change, in sentences. */
  readonly change: string;
}

/** What a team is told of. */
export type TeamEvent =
  | ReleaseEvent
  | (OrderEvent & { readonly kind: 'release-published'; readonly release: ReleaseEvent['release'] })
  | (OrderEvent & { readonly kind: 'release-rolled-back'; readonly release: ReleaseEvent['release'] })
  | (OrderEvent & { readonly kind: 'remote-withdrawn' })
  | NextShellEvent;

/** The ways to a team. */
export const ways = ['hook', 'mail'] as const;
/** A way to a team. */
export type Way = (typeof ways)[number];

/** Events about which a person must know at once. Programs are told of all. */
const mailed: ReadonlySet<TeamEvent['kind']> = new Set(['canary-done', 'release-taken-back', 'next-shell-breaks']);

/** Whether an event is told in some way. */
export const isToldBy = (way: Way, { kind }: Pick<TeamEvent, 'kind'>): boolean => way === 'hook' || mailed.has(kind);
