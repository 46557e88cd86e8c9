import { describeRefusal } from '../engine/refusals/describeRefusal.ts';
import type { AnswerCode, RefusalCode, RefusalDetail, UploadErrorCode } from '../engine/index.ts';
import { fileRefusals } from '../engine/refusals/fileRefusals.ts';
import { bankCodes } from './bankCodes.ts';

/** The reasons for refusing an upload, besides the engine's own: HTTP status and message. */
const uploadErrors: Readonly<Record<UploadErrorCode, { readonly status: number; readonly error: string }>> = {
  'no-upload': {
    status: 400,
    error:
      'Send the file as multipart form data: file, and bank_code for a PDF or column_names for a CSV or Excel file.',
  },
  'no-file': { status: 400, error: 'No file was sent. Please choose a file and send it again.' },
  'empty-file': { status: 400, error: fileRefusals['empty-file'] },
  'no-mode': {
    status: 400,
    error: 'Say what the file is: send bank_code for a PDF, or column_names for a CSV or Excel file.',
  },
  'bank-code': {
    status: 400,
    error: `That bank code is not known. Send ${bankCodes.slice(0, -1).join(', ')} or ${bankCodes.at(-1)}.`,
  },
  'column-names': { status: 400, error: fileRefusals['column-names'] },
  password: { status: 400, error: 'That password is too long. Please check the password and send it again.' },
  'not-pdf': { status: 415, error: fileRefusals['not-pdf'] },
  workbook: { status: 415, error: fileRefusals.workbook },
  'not-csv': { status: 415, error: fileRefusals['not-csv'] },
  'too-large': { status: 413, error: 'The file is too large. Please choose a shorter period and send that statement.' },
  expands: {
    status: 422,
    error: 'This file unpacks to far more than a statement holds. Please download it again from the bank.',
  },
  'too-slow': {
    status: 422,
    error: 'This file took too long to read. Please choose a shorter period, or download it again from the bank.',
  },
  'too-much-memory': {
    status: 422,
    error: 'This file needs too much memory to read. Please choose a shorter period, or download it again.',
  },
  unreadable: { status: 422, error: fileRefusals.unreadable },
  'too-often': {
    status: 429,
    error: 'Many people on your network are converting statements right now.',
  },
  'too-many-at-once': {
    status: 429,
    error: 'Other files from your address are still being converted. Please send this one again in a few seconds.',
  },
  'slow-upload': {
    status: 408,
    error: 'The file took too long to arrive. Please check your connection and send it again.',
  },
  interrupted: {
    status: 503,
    error: 'Reading this file was interrupted on our side. Please send it again in a few seconds.',
  },
  busy: { status: 503, error: 'Too many files are being converted right now. Please try again in a few seconds.' },
  'not-found': { status: 404, error: 'There is nothing here. Send statements to POST /upload.' },
  fault: { status: 500, error: 'Something went wrong on our side. Please try again.' },
};

/** The answer to a statement without transactions. */
export const EMPTY_STATEMENT: { readonly message: string; readonly code: AnswerCode } = {
  message: fileRefusals['no-transactions'],
  code: 'no-transactions',
};

/** HTTP statuses of the engine's refusals. */
const refusalStatuses: Readonly<Record<RefusalCode, number>> = {
  'damaged-pdf': 422,
  'password-needed': 422,
  'password-wrong': 422,
  'protection-unknown': 422,
  'too-many-pages': 413,
  'too-many-rows': 413,
  'no-text': 422,
  'unknown-layout': 422,
  'unreadable-rows': 422,
  'not-text': 415,
  'table-missing': 422,
  'columns-missing': 422,
  'no-date-column': 422,
};

/** Every code of a response, with its HTTP status: a fixed set that contains nothing from a file. */
export const answerCodes: readonly { readonly code: string; readonly status: number }[] = [
  ...Object.entries(uploadErrors).map(([code, { status }]) => ({ code, status })),
  ...Object.entries(refusalStatuses).map(([code, status]) => ({ code, status })),
];

/** A request that is answered with `{error, code, detail}`. `code` is stable and may be logged; the message never quotes the file. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;
  readonly status: number;
  readonly detail: RefusalDetail | undefined;

  constructor(code: UploadErrorCode, detail?: RefusalDetail) {
    const { error, status } = uploadErrors[code];
    super(describeRefusal(error, detail));
    this.name = 'UploadError';
    this.code = code;
    this.detail = detail;
    this.status = status;
  }
}

/** A refusal by the engine, with the engine's message. */
export class RefusedUpload extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly detail: RefusalDetail | undefined;

  constructor(code: RefusalCode, words: string, detail: RefusalDetail | undefined) {
    super(words);
    this.name = 'RefusedUpload';
    this.code = code;
    this.detail = detail;
    this.status = refusalStatuses[code];
  }
}
