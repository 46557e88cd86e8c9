import { isAccountHolder } from './isAccountHolder.ts';

const holders = new Set(['RAVI KUMAR SHARMA', 'LEELA THOMAS', 'KOCHI']);

describe('isHolder', () => {
  test.each([
    ['Leela Thomas', false],
    ['MS LEELA THOMAS', false],
    ['THOMAS LEELA', false],
    ['LEELATHOMAS', false],
    ['RAVI K SHARMA', false],
    ['RAVI KUMAR SH', true],
  ])('knows the holder as %s', (name, cuts) => expect(isAccountHolder(name, holders, cuts)).toBe(true));

  test.each([
    ['', true],
    ['LEELA', true],
    ['LEELA TH', true],
    ['RAVI KUMAR SH', false],
    ['LEELA GEORGE', true],
    ['L T', false],
  ])('does not take %s for the holder', (name, cuts) => expect(isAccountHolder(name, holders, cuts)).toBe(false));
});
