import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { SiteMemory } from '@artha/core/SiteMemory';
import type { LocalContext } from '@artha/core/publish';
import type { Store } from '@artha/core/store';
import { IssuerKeys } from '@artha/core/verifyToken';
import { openAuthority, policyOfOneKey, readOrCreateKey } from '@artha/core/authority';
import type { ReleaseFeature } from './ReleaseFeature.ts';

/** The address that a release service on this machine uses for itself. */
const LOCAL_AUDIENCE = 'http://127.0.0.1';

/**
 * A release service of this machine. Its folder holds its keys, the policy and the key of the developer, who may
 * publish everything. Creates what does not exist yet.
 * @param features what is added to the release service, and to the site that it composes.
 */
export async function openLocalContext<S extends Store>(
  store: S,
  config: SiteConfig,
  folder: string,
  features: readonly ReleaseFeature[],
): Promise<LocalContext & { readonly store: S; readonly features: readonly ReleaseFeature[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const team = await readOrCreateKey(join(folder, 'team.pem'));
  const authority = await openAuthority(folder, () => Promise.resolve(policyOfOneKey(team.id)));
  const [root = new Uint8Array()] = authority.roots;
  const trust = { root, stateFile: join(folder, 'edge.json') };
  return {
    store,
    config,
    authority,
    memory: new SiteMemory(),
    audience: LOCAL_AUDIENCE,
    issuerKeys: new IssuerKeys(),
    team,
    trust,
    features,
  };
}

/** The folder of the service for a folder store: beside it, so that writers to the store do not get it. */
export const serviceFolderOf = (storeFolder: string): string => `${storeFolder}-service`;
