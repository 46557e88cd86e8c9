import { account, AccountError, siteConfig, type AccountService } from '@artha/shared';

/**
 * What the site's authentication service offers.
 * @throws an `AccountError`: `not-offered` where the site has no service, `unreachable` where what asks it did not load.
 */
export async function loadAccount(): Promise<AccountService> {
  if (!siteConfig().auth) throw new AccountError('not-offered', '');
  const service = await account()?.catch(() => undefined);
  if (!service) throw new AccountError('unreachable', '');
  return service;
}
