import { chooseEncodings } from './chooseEncodings.ts';

test.each([
  [undefined, ''],
  ['', ''],
  ['identity', ''],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.2', 'gzip br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br gzip'],
  ['*;q=0', ''],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=much', ''],
  ['brotli, xgzip', ''],
])('Accept-Encoding “%s” gives “%s”', (header, expected) => {
  expect(
    chooseEncodings(header)
      .map(({ encoding }) => encoding)
      .join(' '),
  ).toBe(expected);
});
