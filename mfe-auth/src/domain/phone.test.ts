import fc from 'fast-check';
import { parsePhone } from './phone.ts';

test.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['+44 (7700) 900.123', '+447700900123'],
])('“%s” is %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

test.each(['', '12345', '51234 56789', '+91 12345 67890', '+0 123 4567890', '98765 43210 x', '+1234567890123456'])(
  '“%s” is no mobile number',
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
  },
);

test('what is read is in the form of E.164, and is read again as itself', () => {
  const start = fc.constantFrom('', '0', '+', '00', '+91 ');
  const digits = fc.array(fc.constantFrom('0', '6', '9', '98', '1 ', '7-', '(8)'), { minLength: 6, maxLength: 14 });
  fc.assert(
    fc.property(start, digits, (before, rest) => {
      const phone = parsePhone(before + rest.join(''));
      if (phone === undefined) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(parsePhone(phone)).toBe(phone);
    }),
  );
});
