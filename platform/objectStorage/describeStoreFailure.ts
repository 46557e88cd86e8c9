import { S3ServiceException } from '@aws-sdk/client-s3';
import { getErrorCode } from '@artha/core/getErrorCode';

/** Error codes of storages and file systems that are full. */
const noRoom = [
  'ENOSPC',
  'EDQUOT',
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
  'ServiceQuotaExceeded',
];
const notReached = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];

/** Describes in a sentence why a store failed; undefined if the error does not come from a store. */
export function describeStoreFailure(error: unknown): string | undefined {
  const code = getErrorCode(error) ?? '';
  const name = error instanceof Error ? error.name : '';
  if (noRoom.includes(code) || noRoom.includes(name)) return 'The store has no space left.';
  if (notReached.includes(code) || name === 'TimeoutError') return 'The store cannot be reached.';
  return error instanceof S3ServiceException ? `The object storage denies access: ${error.name}.` : undefined;
}
