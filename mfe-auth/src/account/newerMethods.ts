import { AccountError, type AccountService, type RecoveryCodes } from '@artha/shared';

const notOffered = (): AccountError => new AccountError('not-offered', '');

/** The recovery codes of who is signed in; a shell that does not know of them has none to offer. */
export async function readRecoveryCodes(service: AccountService): Promise<RecoveryCodes> {
  return (await service.recoveryCodes?.()) ?? { isOffered: false, remaining: 0 };
}

/** Makes new recovery codes. @throws AccountError */
export async function createRecoveryCodes(service: AccountService): Promise<readonly string[]> {
  if (!service.createRecoveryCodes) throw notOffered();
  return service.createRecoveryCodes();
}

/** Takes a recovery code in place of a second factor. @throws AccountError */
export async function verifyRecoveryCode(service: AccountService, code: string): Promise<void> {
  if (!service.verifyRecoveryCode) throw notOffered();
  await service.verifyRecoveryCode(code);
}

/** What the account holds, as a JSON text. @throws AccountError */
export async function exportAccount(service: AccountService): Promise<string> {
  if (!service.exportAccount) throw notOffered();
  return service.exportAccount();
}
