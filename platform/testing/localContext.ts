import type { SiteConfig } from '@artha/shared/config';
import type { LocalContext } from '../publish/publish.ts';
import { createAuthority, policyOfOneKey } from '../service/authority.ts';
import type { Store } from '../store/store.ts';
import { createKey, readSigner } from '../trust/signer.ts';
import { composeQuickly } from './composeQuickly.ts';
import { IssuerKeys } from '../trust/verifyToken.ts';

/** The key of publishing tests, and a release service that accepts everything it signs. */
export const testTeam = readSigner(createKey());
const testAudience = 'http://127.0.0.1';

/**
 * The context of publishing tests: each one is a separate service with its own keys and memory. It composes quickly;
 * tests of rendering limits use `renderHere`.
 */
export function localContext<S extends Store>(store: S, config: SiteConfig): LocalContext & { readonly store: S } {
  const authority = createAuthority(policyOfOneKey(testTeam.id));
  const [root = new Uint8Array()] = authority.roots;
  return {
    ...composeQuickly,
    store,
    config,
    authority,
    trust: { root },
    audience: testAudience,
    issuerKeys: new IssuerKeys(),
    team: testTeam,
  };
}
