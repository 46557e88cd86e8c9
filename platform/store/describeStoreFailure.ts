import { S3ServiceException } from '@aws-sdk/client-s3';
import { getErrorCode } from './getErrorCode.ts';

/** What storages and file systems say where nothing more fits. */
const noRoom = [
  'ENOSPC',
  'EDQUOT',
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
  'ServiceQuotaExceeded',
];
const notReached = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];

/** Why a store did not do what it was asked for, in a sentence; undefined where an error is not that of a store. */
export function describeStoreFailure(error: unknown): string | undefined {
  const code = getErrorCode(error) ?? '';
  const name = error instanceof Error ? error.name : '';
  if (noRoom.includes(code) || noRoom.includes(name)) return 'There is no room left in the store.';
  if (notReached.includes(code) || name === 'TimeoutError') return 'The store cannot be reached.';
  return error instanceof S3ServiceException ? `The object storage refuses: ${error.name}.` : undefined;
}
