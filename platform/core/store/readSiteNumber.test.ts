import fc from 'fast-check';
import { readSiteNumber } from './readSiteNumber.ts';

describe('the number of a site', () => {
  test('is read from its name, and has a successor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (number) => {
        expect(readSiteNumber(String(number))).toBe(number);
        expect(number + 1).not.toBe(number);
      }),
    );
  });

  test.each(['', '0', '01', '-1', '1.5', '1e21', '.DS_Store', '9'.repeat(16)])('does not exist: %j', (name) => {
    expect(readSiteNumber(name)).toBeUndefined();
  });
});
