import type { ReleaseEvent } from '@artha/core/releaseEvents';

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

/** What happens to a remote, and concerns its team. */
export type TeamEvent =
  | ReleaseEvent
  | (OrderEvent & { readonly kind: 'release-published'; readonly release: ReleaseEvent['release'] })
  | (OrderEvent & { readonly kind: 'release-rolled-back'; readonly release: ReleaseEvent['release'] })
  | (OrderEvent & { readonly kind: 'remote-withdrawn' });
