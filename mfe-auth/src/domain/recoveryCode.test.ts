import { groupCode, parseRecoveryCode } from './recoveryCode.ts';

test('a code is shown in groups, and read back as it was', () => {
  expect(groupCode('k4m9x7qp2ab8ht3z')).toBe('K4M9-X7QP-2AB8-HT3Z');
  expect(parseRecoveryCode(groupCode('k4m9x7qp2ab8ht3z'))).toBe('k4m9x7qp2ab8ht3z');
  expect(groupCode('')).toBe('');
});

test.each([' k4m9 x7qp 2ab8 ht3z ', 'K4M9X7QP2AB8HT3Z'])('“%s” is one', (text) => {
  expect(parseRecoveryCode(text)).toBe('k4m9x7qp2ab8ht3z');
});

test.each(['', '123456', 'K4M9-X7QP-2AB8', 'K4M9-X7QP-2AB8-HT3!'])('“%s” is not a recovery code', (text) => {
  expect(parseRecoveryCode(text)).toBeUndefined();
});
