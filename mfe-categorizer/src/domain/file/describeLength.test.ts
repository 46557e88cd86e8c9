import { describeLargeFile, describeLength } from './describeLength.ts';
import { file as texts } from '../../texts/en/file.ts';

test.each([
  ['pdf', 3, '3 pages', false],
  ['pdf', 1, '1 page', false],
  ['pdf', 4, 'a.pdf has 4 pages; the limit for uploads is 3.', true],
  ['csv', 50, '50 rows', false],
  ['csv', 51, 'a.pdf has 51 rows; the limit for uploads is 50.', true],
] as const)('the length of a file is told by mode and number: %s %s', (mode, count, words, isTooLong) => {
  expect(describeLength(mode, 'a.pdf', count, texts)).toEqual({ words: expect.stringMatching(`^${words}`), isTooLong });
});

test('a file of more than 10 MB is too long, whatever is in it', () => {
  expect(describeLargeFile({ name: 'a.pdf', size: 11 * 1024 * 1024 }, texts)).toEqual({
    words:
      'a.pdf has 11 MB; the limit for uploads is 10 MB. “Convert without uploading” takes the whole file, on this device.',
    isTooLong: true,
  });
  expect(describeLargeFile({ name: 'a.pdf', size: 10 * 1024 * 1024 }, texts)).toBeUndefined();
});
