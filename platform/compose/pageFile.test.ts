import fc from 'fast-check';
import { pageFile } from './pageFile.ts';

const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,10}$/);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('the file of a page', () => {
  test('is one that any static host finds at the address', () => {
    expect(pageFile('/')).toBe('index.html');
    expect(pageFile('/tools')).toBe('tools/index.html');
    expect(pageFile('/tools/tax-calculator')).toBe('tools/tax-calculator/index.html');
  });

  test('is, for addresses that nobody owns, the one that static hosts look for', () => {
    expect(pageFile('/404')).toBe('404.html');
    expect(pageFile('/tools/404')).toBe('tools/404/index.html');
  });

  test('is a file of its own, inside the site, for each page', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(pageFile(one)).not.toMatch(/^\/|\/\/|\.\./);
        if (one !== other) expect(pageFile(one)).not.toBe(pageFile(other));
      }),
    );
  });
});
