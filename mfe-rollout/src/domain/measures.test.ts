import { describeCount, describeEvents, describeValue, judge } from './measures.ts';
import { sampleCounts } from '../testing/site.ts';

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs work'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'needs work'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %d is %s', (vital, p75, judgement) => {
  expect(judge(vital, { count: 1, p25: 0, p50: 0, p75 })).toBe(judgement);
});

test('values have their units, and counts their thousands and shares', () => {
  expect(describeValue('LCP', 790.4)).toBe('790 ms');
  expect(describeValue('INP', 1250)).toBe('1.3 s');
  expect(describeValue('CLS', 0.0125)).toBe('0.013');
  expect(['7', '999', '1840', '1234567'].map((one) => describeCount(Number(one)))).toEqual([
    '7',
    '999',
    '1,840',
    '1,234,567',
  ]);
  expect(describeEvents(sampleCounts('tax', '1.0.0'), 'errors')).toBe('31 (1.7 %)');
  expect(describeEvents(sampleCounts('tax', '1.0.0', { visits: 0 }), 'errors')).toBe('31');
});
