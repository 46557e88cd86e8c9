import { isAccountHolder } from './isAccountHolder.ts';

const holders = new Set(['RAVI KUMAR SHARMA', 'LEELA THOMAS', 'KOCHI']);

describe('isAccountHolder', () => {
  test.each([
    ['Leela Thomas', false],
    ['MS LEELA THOMAS', false],
    ['THOMAS LEELA', false],
    ['LEELATHOMAS', false],
    ['RAVI K SHARMA', false],
    ['RAVI KUMAR SH', true],
    ['LEELA THOM', true],
  ])('recognizes the holder as %s', (name, isTruncated) =>
    expect(isAccountHolder(name, holders, isTruncated)).toBe(true),
  );

  test.each([
    ['', true],
    ['LEELA', true],
    ['LEELA TH', true],
    ['RAVI KUMAR SH', false],
    ['LEELA GEORGE', true],
    ['L T', false],
  ])('does not recognize %s as the holder', (name, isTruncated) =>
    expect(isAccountHolder(name, holders, isTruncated)).toBe(false),
  );
});
