import type { ReleaseEvent } from './releaseEvents.ts';

/** A release order of a team that was carried out. */
interface OrderEvent {
  readonly remote: string;
  /** The team. */
  readonly owner: string;
  /** ISO 8601. */
  readonly at: string;
  /** The first digits of the commit that its builder claims. */
  readonly commit: string | undefined;
}

/** An event of a remote that concerns its team. */
export type TeamEvent =
  | ReleaseEvent
  | (OrderEvent & { readonly kind: 'release-published'; readonly release: ReleaseEvent['release'] })
  | (OrderEvent & { readonly kind: 'release-rolled-back'; readonly release: ReleaseEvent['release'] })
  | (OrderEvent & { readonly kind: 'remote-withdrawn' });
