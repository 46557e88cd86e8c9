import { siteConfig, type AccountService } from '@artha/shared';
import { createAccountService } from './accountService.ts';
import { connectAuthService } from './authService.ts';
import { keepSession } from './keepSession.ts';
import { createTokenStorage } from './tokenStorage.ts';

/**
 * Starts keeping the session of this page; this file is loaded only where one is stored, or where somebody signs in.
 * @throws Error where the site has no authentication service.
 */
export function createSessionService(): AccountService {
  const { auth } = siteConfig();
  if (!auth) throw new Error('The site has no authentication service.');
  const storage = createTokenStorage();
  const service = connectAuthService(auth, storage);
  const kept = keepSession(service, storage);
  void kept.update();
  return createAccountService(service, storage, kept);
}
