import { parseCode } from './verificationCode.ts';

test.each([
  ['123456', 'totp', '123456'],
  [' 123 456 ', 'totp', '123456'],
  ['123-456', 'phone', '123456'],
  ['12345678', 'phone', '12345678'],
] as const)('“%s” of a %s is %s', (text, kind, code) => {
  expect(parseCode(text, kind)).toBe(code);
});

test.each([
  ['', 'totp'],
  ['12345', 'totp'],
  ['1234567', 'totp'],
  ['12345a', 'totp'],
  ['12345', 'phone'],
  ['12345678901', 'phone'],
] as const)('“%s” is no code of a %s', (text, kind) => {
  expect(parseCode(text, kind)).toBeUndefined();
});
