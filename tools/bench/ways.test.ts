import { nameWay, waysBetween } from './ways.ts';

test('every pair of tools is taken in both directions, hovered and not', () => {
  expect(waysBetween(['/a', '/b', '/c']).map(nameWay)).toEqual([
    '/a → /b',
    '/a → /b, not hovered',
    '/a → /c',
    '/a → /c, not hovered',
    '/b → /a',
    '/b → /a, not hovered',
    '/b → /c',
    '/b → /c, not hovered',
    '/c → /a',
    '/c → /a, not hovered',
    '/c → /b',
    '/c → /b, not hovered',
  ]);
});
