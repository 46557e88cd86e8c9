import { figureWords } from '../../texts/en/figureWords.ts';
import { count, inCrore, ofEachHundred, ratioIn } from './figures.ts';
import { sampleReport } from '../testing/sampleReport.ts';

describe('figures in words', () => {
  test('an amount in crore stays on one line', () => {
    expect(inCrore(1250, figureWords)).toBe('₹1,250\u00a0crore');
  });

  test('what falls on each ₹100 is exact to the paisa', () => {
    expect(ofEachHundred(14, 500)).toBe('₹2.80');
    expect(ofEachHundred(500, 500)).toBe('₹100.00');
  });

  test('a count has a decimal only if it needs one', () => {
    expect([2.5, 4, 66.666].map(count)).toEqual(['2.5', '4', '66.7']);
  });

  test('a ratio is said with its unit', () => {
    const last = sampleReport('solar-pumps').years[4];
    expect(ratioIn(last, 'current-ratio', figureWords)).toBe('2.93');
    expect(ratioIn(last, 'net-profit-margin', figureWords)).toBe('6.8%');
    expect(ratioIn(last, 'average-collection-period', figureWords)).toBe('161\u00a0days');
  });
});
