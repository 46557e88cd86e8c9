import type { TeamEvent } from '@artha/service/TeamEvent';

/** The shell that is announced would not run the remote. */
interface NextShellEvent {
  readonly kind: 'next-shell-breaks';
  readonly remote: string;
  /** The team. */
  readonly owner: string;
  /** ISO 8601. */
  readonly at: string;
  readonly shell: string;
  /** The day from which that shell may be live. */
  readonly from: string;
  /** The change to make, in sentences. */
  readonly change: string;
}

/** An event that a team is told of. */
export type ToldOf = TeamEvent | NextShellEvent;

/** The ways to a team. */
export const ways = ['hook', 'mail'] as const;
/** A way to a team. */
export type Way = (typeof ways)[number];

/** Events about which a person must know at once. Programs are told of all. */
const mailed: ReadonlySet<ToldOf['kind']> = new Set(['canary-done', 'release-taken-back', 'next-shell-breaks']);

/** Whether an event is told in some way. */
export const isToldBy = (way: Way, { kind }: Pick<ToldOf, 'kind'>): boolean => way === 'hook' || mailed.has(kind);
