import { currentVersions } from '@artha/shared/contract';
import { readSnapshot, type PublishContext } from '@artha/core/changeSite';
import { readMetadata } from '@artha/core/metadata';
import type { SignedState } from './releaseMetrics.ts';

/**
 * Reads the state of the site for the metrics.
 * @throws if the store cannot be read.
 */
export async function readSignedState(context: PublishContext): Promise<SignedState> {
  const { state, signed } = await readSnapshot(context);
  const root = readMetadata('root', context.authority.roots.at(-1) ?? new Uint8Array(), 'The root document');
  return {
    version: state.version,
    expires: signed?.verified.expires,
    rootExpires: new Date(root.signed.expires),
    live: currentVersions(state.registry).map(([name, { metadata, extras }]) => ({
      name,
      version: metadata.version,
      published: new Date(extras.published),
    })),
  };
}
