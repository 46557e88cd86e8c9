import { formatFileSize } from './fileSize.ts';

test.each([
  [0, '1 KB'],
  [700, '1 KB'],
  [188_416, '184 KB'],
  [1_572_864, '1.5 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
