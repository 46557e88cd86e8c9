import { AccountError, type AccountService } from '@artha/shared';
import { FakeAccount, recoveryCodes } from '../testing/FakeAccount.ts';
import { createRecoveryCodes, exportAccount, readRecoveryCodes, verifyRecoveryCode } from './newerMethods.ts';

/** The account service of a shell from before these methods. */
const older = (): AccountService =>
  Object.assign(new FakeAccount(), {
    recoveryCodes: undefined,
    createRecoveryCodes: undefined,
    verifyRecoveryCode: undefined,
    exportAccount: undefined,
  });

test('an older shell has none to offer, and nothing to take along', async () => {
  expect(await readRecoveryCodes(older())).toEqual({ isOffered: false, remaining: 0 });
  const notOffered = new AccountError('not-offered', '');
  await expect(createRecoveryCodes(older())).rejects.toEqual(notOffered);
  await expect(verifyRecoveryCode(older(), 'code')).rejects.toEqual(notOffered);
  await expect(exportAccount(older())).rejects.toEqual(notOffered);
});

test('else the service is asked', async () => {
  const account = new FakeAccount({ factors: [] }).enter();
  expect(await createRecoveryCodes(account)).toEqual(recoveryCodes);
  expect(await readRecoveryCodes(account)).toEqual({ isOffered: true, remaining: 2 });
  await verifyRecoveryCode(account, recoveryCodes[0]);
  expect(await readRecoveryCodes(account)).toEqual({ isOffered: true, remaining: 1 });
  expect(await exportAccount(account)).toContain('asha@example.in');
});
