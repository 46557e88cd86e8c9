import type { SiteConfig } from '@artha/shared/config';
import type { LocalContext } from '../publish.ts';
import { createAuthority, policyOfOneKey } from '../../trust/authority.ts';
import type { Store } from '../../store/store.ts';
import { testTeam } from '../../trust/testing/testTeam.ts';
import { SiteMemory } from '../../compose/SiteMemory.ts';
import { composeQuickly } from '../../compose/testing/composeQuickly.ts';
import { IssuerKeys } from '../../trust/verifyToken.ts';

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
    memory: new SiteMemory(),
    trust: { root },
    audience: testAudience,
    issuerKeys: new IssuerKeys(),
    team: testTeam,
  };
}
