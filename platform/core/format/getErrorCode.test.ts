import { readFile } from 'node:fs/promises';
import { getErrorCode } from './getErrorCode.ts';

describe('the code of an error', () => {
  test('is that of a Node error', async () => {
    const error: unknown = await readFile('/no/such/file').catch((reason: unknown) => reason);
    expect(getErrorCode(error)).toBe('ENOENT');
  });

  test('is undefined for anything else', () => {
    for (const error of [new Error('plain'), undefined, null, 'ENOENT', { code: 7 }]) {
      expect(getErrorCode(error)).toBeUndefined();
    }
  });
});
