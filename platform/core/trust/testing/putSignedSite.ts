import { createAuthority, policyOfOneKey } from '../authority.ts';
import type { Store } from '../../store/store.ts';
import { signSite } from '../signSite.ts';
import { testTeam } from './testTeam.ts';
import { putSite } from '../../store/testing/putSite.ts';
import { writtenFiles } from '../../store/siteIndex.ts';

const policy = policyOfOneKey(testTeam.id);

/** The signer of the sites of `putSignedSite`. */
export const siteAuthority = createAuthority(policy);

let version = 0;

/** Replaces the current site of a store as a release service does: signed, and with a higher version. */
export async function putSignedSite(store: Store, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  version += 1;
  const { roots, signer } = siteAuthority;
  const unsigned = { version, files, orders: new Map(), policy, roots, now: new Date() };
  await putSite(store, new Map([...files, ...writtenFiles(await signSite(unsigned, signer))]));
}
