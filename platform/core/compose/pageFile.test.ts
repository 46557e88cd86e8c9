import fc from 'fast-check';
import { pageFile } from './pageFile.ts';

const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,10}$/);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('the file of a page', () => {
  test('has a path that any static host finds for the address', () => {
    expect(pageFile('/')).toBe('index.html');
    expect(pageFile('/tools')).toBe('tools/index.html');
    expect(pageFile('/tools/tax-calculator')).toBe('tools/tax-calculator/index.html');
  });

  test('has the name that static hosts use for unknown addresses', () => {
    expect(pageFile('/404')).toBe('404.html');
    expect(pageFile('/tools/404')).toBe('tools/404/index.html');
  });

  test('is different for each page, and inside the site', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(pageFile(one)).not.toMatch(/^\/|\/\/|\.\./);
        if (one !== other) expect(pageFile(one)).not.toBe(pageFile(other));
      }),
    );
  });
});
