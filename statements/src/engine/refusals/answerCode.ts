import type { RefusalCode } from './refusal.ts';

/** The reasons for which the service refuses an upload, besides the engine's own. */
export type UploadErrorCode =
  | 'no-upload'
  | 'no-file'
  | 'empty-file'
  | 'no-mode'
  | 'bank-code'
  | 'column-names'
  | 'password'
  | 'not-pdf'
  | 'workbook'
  | 'not-csv'
  | 'too-large'
  | 'expands'
  | 'too-slow'
  | 'too-much-memory'
  | 'unreadable'
  | 'too-often'
  | 'too-many-at-once'
  | 'slow-upload'
  | 'interrupted'
  | 'busy'
  | 'not-found'
  | 'fault';

/** Every code of an answer of the service without a table, so that a client can have a sentence for each. */
export type AnswerCode = RefusalCode | UploadErrorCode | 'no-transactions';
