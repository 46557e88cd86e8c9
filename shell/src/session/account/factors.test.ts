import { isRaisedByRecoveryCode } from './factors.ts';

const entry = (method: string) => ({ method, timestamp: 0 });

test.each([
  [['password'], false],
  [['password', 'mfa/recovery_code'], true],
  [['password', 'mfa/recovery_code', 'totp'], false],
  [['oauth', 'mfa/phone', 'mfa/recovery_code'], false],
])('whether a recovery code alone raised a session of %j: %j', (methods, expected) => {
  expect(isRaisedByRecoveryCode(methods.map(entry))).toBe(expected);
  // The standard form of the claim, which a hook of the service may write, has names alone.
  expect(isRaisedByRecoveryCode(methods)).toBe(expected);
});
