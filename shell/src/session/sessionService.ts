import { siteConfig, type AccountService } from '@artha/shared';
import { createAccountService } from './account/accountService.ts';
import { connectAuthService } from './renewal/authService.ts';
import { keepSession } from './renewal/keepSession.ts';
import { shareBetweenTabs } from './storage/shareBetweenTabs.ts';
import { createTokenStorage } from './storage/tokenStorage.ts';

/**
 * Starts keeping the session of this page; this file loads only if a session is stored, or when the person signs in.
 * @throws Error if the site has no authentication service.
 */
export async function createSessionService(): Promise<Required<AccountService>> {
  const { auth } = siteConfig();
  if (!auth) throw new Error('The site has no authentication service.');
  const storage = createTokenStorage();
  // Before the client library looks at the storage.
  await shareBetweenTabs(storage)();
  const service = connectAuthService(auth, storage);
  const kept = keepSession(service, storage);
  void kept.update();
  return createAccountService(service, storage, kept);
}
