import { S3ServiceException } from '@aws-sdk/client-s3';
import { describeStoreFailure } from './describeStoreFailure.ts';

const s3Error = (name: string) => new S3ServiceException({ name, $fault: 'server', $metadata: {}, message: 'no' });
const systemError = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a full disk', systemError('ENOSPC'), 'The store has no space left.'],
  ['a full object storage', s3Error('InsufficientStorage'), 'The store has no space left.'],
  ['a storage that is down', systemError('ECONNREFUSED'), 'The store cannot be reached.'],
  [
    'a storage that does not respond',
    Object.assign(new Error('late'), { name: 'TimeoutError' }),
    'The store cannot be reached.',
  ],
  ['wrong credentials', s3Error('AccessDenied'), 'The object storage denies access: AccessDenied.'],
])('%s is described in a sentence', (_name, error, sentence) => {
  expect(describeStoreFailure(error)).toBe(sentence);
});

test('an unrelated error is not described as a failure of a store', () => {
  expect(describeStoreFailure(new TypeError('x is not a function'))).toBeUndefined();
});
