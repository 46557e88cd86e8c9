import { describeOldNode } from './describeOldNode.ts';

test('an older Node is named with the remedy', () => {
  expect(describeOldNode('20.19.5')).toMatch(
    /^artha needs Node 24; this is 20\.19\.5\. Install it .*npm install --save-dev node@24/,
  );
  expect(describeOldNode('9.0.0')).toBeDefined();
});

test('a Node that is new enough is not mentioned', () => {
  expect(describeOldNode('24.0.0')).toBeUndefined();
  expect(describeOldNode('26.1.0')).toBeUndefined();
});
