import { isEmail } from './email.ts';

it.each(['asha@example.in', 'a.b+c@sub.example.co.in', ' asha@example.in ', 'asha@localhost'])('takes “%s”', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'asha',
  'asha@',
  '@example.in',
  'asha@example..in',
  'asha@-example.in',
  'a sha@example.in',
  'asha@@example.in',
])('refuses “%s”', (text) => {
  expect(isEmail(text)).toBe(false);
});
