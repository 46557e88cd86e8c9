import { account, AccountError, siteConfig, type AccountService } from '@artha/shared';

/**
 * Loads the account service of the site.
 * @throws an `AccountError`: `not-offered` if the site has no service, `unreachable` if its client code did not load.
 */
export async function loadAccount(): Promise<AccountService> {
  if (!siteConfig().auth) throw new AccountError('not-offered', '');
  const service = await account()?.catch(() => undefined);
  if (!service) throw new AccountError('unreachable', '');
  return service;
}
