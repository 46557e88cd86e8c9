import { AccountError, type AccountService, type RecoveryCodes } from '@artha/shared';

const notOffered = (): AccountError => new AccountError('not-offered', '');

/** Returns the recovery codes of the signed-in person; none if the shell is too old to support them. */
export async function readRecoveryCodes(service: AccountService): Promise<RecoveryCodes> {
  return (await service.recoveryCodes?.()) ?? { isOffered: false, remaining: 0 };
}

/** Makes new recovery codes. @throws AccountError */
export async function createRecoveryCodes(service: AccountService): Promise<readonly string[]> {
  if (!service.createRecoveryCodes) throw notOffered();
  return service.createRecoveryCodes();
}

/** Verifies a recovery code instead of a second factor. @throws AccountError */
export async function verifyRecoveryCode(service: AccountService, code: string): Promise<void> {
  if (!service.verifyRecoveryCode) throw notOffered();
  await service.verifyRecoveryCode(code);
}

/** Exports the account's data as JSON text. @throws AccountError */
export async function exportAccount(service: AccountService): Promise<string> {
  if (!service.exportAccount) throw notOffered();
  return service.exportAccount();
}

/** Signs out on every device. @throws AccountError */
export async function signOutEverywhere(service: AccountService): Promise<void> {
  if (!service.signOutEverywhere) throw notOffered();
  await service.signOutEverywhere();
}

/** Whether people can delete their own account here. @throws AccountError */
export async function offersDeletion(service: AccountService): Promise<boolean> {
  return (await service.offersDeletion?.()) ?? false;
}

/** Deletes the account of the signed-in person. @throws AccountError */
export async function deleteAccount(service: AccountService): Promise<void> {
  if (!service.deleteAccount) throw notOffered();
  await service.deleteAccount();
}

/** Proves by the password that the signed-in person is still there. @throws AccountError */
export async function proveByPassword(service: AccountService, password: string): Promise<void> {
  if (!service.proveByPassword) throw notOffered();
  await service.proveByPassword(password);
}
