import { findMemoryFault } from './publishMemory.ts';

const MB = 1024 ** 2;

test('composing may need the memory of the release service’s container, less 200 MB', () => {
  expect(findMemoryFault(824 * MB, 1024 * MB)).toBeUndefined();
  expect(findMemoryFault(825 * MB, 1024 * MB)).toMatch(/needs 825 MB, and may need 824 MB of the 1024 MB/);
});

test('the container that was killed at the first publish of all remotes would have been found', () => {
  expect(findMemoryFault(665 * MB, 768 * MB)).toBeDefined();
});
