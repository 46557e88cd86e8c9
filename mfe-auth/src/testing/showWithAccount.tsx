import { session, useLocation, type AccountService } from '@artha/shared';
import { provideAccount, registryWithPages, renderScreen, testConfig } from '@artha/shared/testing';
import type { SiteConfig } from '@artha/shared/remote';
import type { ReactElement } from 'react';

/** A configuration with an authentication service. */
const accountConfig: SiteConfig = { ...testConfig, auth: { url: '/auth/v1', publishableKey: '' } };

/** The pages that a screen under test may lead to. */
const registry = registryWithPages('/', '/tools/tax-calculator', '/auth/signin', '/auth/security');

function Address(): ReactElement {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders a screen of a site without an account service, and its address below it. */
export function showWithoutAccount(screen: ReactElement, path: string, config: SiteConfig = testConfig): void {
  renderScreen(
    <>
      {screen}
      <Address />
    </>,
    { config, registry, path },
  );
}

/** Renders a screen of a site with this account service, and its address below it. */
export function showWithAccount(screen: ReactElement, account: AccountService, path = '/auth/signin'): void {
  provideAccount(() => Promise.resolve(account));
  showWithoutAccount(screen, path, accountConfig);
}

/** Signs everyone out, for the next test. */
export function forgetSession(): void {
  session.set({ kind: 'signed-out' });
}
