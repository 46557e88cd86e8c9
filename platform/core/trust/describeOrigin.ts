import type { Source } from './releaseOrder.ts';

/** The facts about the signer of an order. */
interface Signed {
  /** The public key that signed. */
  readonly key: string;
  /** The workflow that vouched for the key. */
  readonly workflow?: { readonly workflow: string } | undefined;
}

/** The publisher: the file of the workflow, or the first digits of the key; `service` for the site’s operator. */
export const describePublisher = (by: Signed | undefined): string =>
  by?.workflow?.workflow ?? by?.key.slice(0, 8) ?? 'service';

/** `0123456789ab`, or `0123456789ab dirty` if the files differed from the commit; undefined if there is none. */
export const describeCommit = ({ commit, dirty }: Source = {}): string | undefined =>
  commit === undefined ? undefined : commit.slice(0, 12) + (dirty ? ' dirty' : '');
