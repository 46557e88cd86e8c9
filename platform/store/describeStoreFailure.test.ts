import { S3ServiceException } from '@aws-sdk/client-s3';
import { describeStoreFailure } from './describeStoreFailure.ts';

const s3Error = (name: string) => new S3ServiceException({ name, $fault: 'server', $metadata: {}, message: 'no' });
const systemError = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a full disk', systemError('ENOSPC'), 'There is no room left in the store.'],
  ['a full object storage', s3Error('InsufficientStorage'), 'There is no room left in the store.'],
  ['a storage that is down', systemError('ECONNREFUSED'), 'The store cannot be reached.'],
  [
    'a storage that does not answer',
    Object.assign(new Error('late'), { name: 'TimeoutError' }),
    'The store cannot be reached.',
  ],
  ['credentials that are not good', s3Error('AccessDenied'), 'The object storage refuses: AccessDenied.'],
])('%s is told in a sentence', (_name, error, sentence) => {
  expect(describeStoreFailure(error)).toBe(sentence);
});

test('an error of something else is not one of a store', () => {
  expect(describeStoreFailure(new TypeError('x is not a function'))).toBeUndefined();
});
