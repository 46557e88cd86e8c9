import fc from 'fast-check';
import { findExcess, findOverstated, inKb, measures, usualRules } from './budgets.ts';

const small = { path: '/a', remote: 'a', html: 1000, shell: 1000, own: 1000, total: 2000 };
const kb = (count: number) => count * 1024;

describe('the budgets of a page', () => {
  test('accept pages within their limits, including the limit itself', () => {
    expect(findExcess([small, { ...small, html: kb(14), own: kb(100) }])).toEqual([]);
  });

  test('name the page, the measure and both sizes of an excess of one byte', () => {
    expect(findExcess([{ ...small, html: kb(14) + 1 }])).toEqual(['/a (a): html is 14.0 KB of 14.0 KB']);
    expect(findExcess([{ ...small, own: kb(130) }])).toEqual(['/a (a): own is 130.0 KB of 100.0 KB']);
  });

  test('name the shell once, however many pages it makes heavy', () => {
    const heavy = { ...small, shell: kb(200) };
    expect(findExcess([heavy, { ...heavy, path: '/b' }])).toEqual(['every page: shell is 200.0 KB of 107.4 KB']);
  });

  test('give a remote the limits that its package states with a reason', () => {
    const exceptions = { a: { own: { limit: 140, reason: 'three views are one screen' } } };
    expect(findExcess([{ ...small, own: kb(139) }], exceptions)).toEqual([]);
    expect(findExcess([{ ...small, own: kb(141) }], exceptions)).toHaveLength(1);
    expect(findExcess([{ ...small, remote: 'b', own: kb(139) }], exceptions)).toHaveLength(1);
  });

  test('may be others on a site, stricter or wider', () => {
    const limits = { ...usualRules.limits, own: 25 };
    expect(findExcess([{ ...small, own: kb(26) }], {}, limits)).toEqual(['/a (a): own is 26.0 KB of 25.0 KB']);
  });

  test('let no exception state more than the operator allows', () => {
    const stated = {
      own: { limit: 100_000, reason: 'because we want to' },
      html: { limit: 20, reason: 'a long table' },
    };
    expect(findOverstated(stated, usualRules)).toEqual([
      'The exception of own is 100000 KB; the site’s operator allows 250 KB at most',
    ]);
    expect(findOverstated({ own: { limit: 250, reason: 'a large library' } }, usualRules)).toEqual([]);
  });

  test('never accept a page that grew over a limit that it kept before', () => {
    const size = fc.integer({ min: 0, max: kb(200) });
    const sizes = fc.record({ html: size, shell: size, own: size, total: size });
    fc.assert(
      fc.property(sizes, fc.constantFrom(...measures), fc.nat({ max: kb(50) }), (given, measure, more) => {
        const page = { path: '/a', remote: 'a', ...given };
        const grown = { ...page, [measure]: page[measure] + more };
        const measuresOver = (one: typeof page) => findExcess([one]).map((line) => line.split(' is ')[0]);
        expect(measuresOver(grown)).toEqual(expect.arrayContaining(measuresOver(page)));
      }),
    );
  });

  test('are shown with one digit after the point', () => {
    expect(inKb(13_722)).toBe('13.4 KB');
    expect(inKb(0)).toBe('0.0 KB');
  });
});
