import { fill } from './fill.ts';

test('values take the place of their names, and what is not given stays', () => {
  expect(fill('{count} terms match “{words}”.', { count: '3', words: '{count}' })).toBe('3 terms match “{count}”.');
  expect(fill('{name} did not load.', {})).toBe('{name} did not load.');
});
