import { ariaCurrent } from './ariaCurrent.ts';

test.each([
  ['/pricing', '', '/pricing', 'page'],
  ['/pricing', '#faq', '/pricing', 'page'],
  ['/', '#contact', '/#contact', 'location'],
  ['/', '', '/#contact', undefined],
  ['/', '#faq', '/#contact', undefined],
  ['/pricing', '#contact', '/#contact', undefined],
  ['/tools', '', '/pricing', undefined],
])('at %s%s a link to %s is %s', (pathname, hash, to, current) => {
  expect(ariaCurrent({ pathname, hash }, to)).toBe(current);
});
