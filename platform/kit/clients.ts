import { readFileSync } from 'node:fs';
import { findIdentity } from '@artha/service/findIdentity';
import { findReleaseService, ReleaseClient } from '@artha/service/ReleaseClient';
import { readSigner } from '@artha/core/signer';
import { siteOf, type Settings } from './settings.ts';

/** Connects to the site's release service without credentials. */
export async function readClient(settings: Settings): Promise<ReleaseClient> {
  return new ReleaseClient(await findReleaseService(siteOf(settings)));
}

/**
 * Connects to the site's release service with the credentials for changes.
 * @param tokenAudience the audience of a CI's token; that of release orders by default.
 */
export async function writeClient(
  settings: Settings,
  tokenAudience?: (origin: string) => string,
): Promise<ReleaseClient> {
  const service = await findReleaseService(siteOf(settings));
  return new ReleaseClient(service, await findIdentity(service, settings.keyFile, tokenAudience));
}

/** The public half of the key to publish with; undefined if a CI vouches. */
export const keyOf = ({ keyFile }: Settings): string | undefined =>
  keyFile === undefined ? undefined : readSigner(readFileSync(keyFile, 'utf8')).id;
