import type { ConvertedStatement, Way } from './convertedStatement.ts';
import { convertFiles, type ConvertedFiles } from './convertFiles.ts';
import { convertByService, convertHere, loadReaders, type ConversionPorts } from './convertStatement.ts';
import type { StatementTable } from './statementTable.ts';
import type { UploadFault } from './uploadStatement.ts';
import type { PdfUpload, Problem, Upload } from './validateUpload.ts';

/** Where a conversion is. */
export interface Progress {
  readonly fileName: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** How much of the file has been sent, from 0 to 1; absent where nothing is sent. */
  readonly sentShare?: number;
}

/** What the form says after a conversion. */
export interface RunOutcome {
  /** What stands in the red box; a new object for every attempt, so that each moves the focus. */
  readonly problem: Problem | undefined;
  /** What the service said in place of a statement. */
  readonly notice: { readonly message: string } | undefined;
  /** Something that is no error, such as that an upload was cancelled. */
  readonly remark: string | undefined;
  /** An answer that came but could not be read: still there to download. */
  readonly unreadCsv: Blob | undefined;
  /** The file that needs a password. */
  readonly lockedFile: string | undefined;
  /** Whether the service gives no answer, takes no file now, or not so long a one: converting without it is the way that is left. */
  readonly isDeviceFirst: boolean;
  /** A PDF that nothing could be read of. */
  readonly unread: PdfUpload | undefined;
}

/** What the table is made of. */
export interface Joined {
  readonly statements: readonly ConvertedStatement[];
  readonly table: StatementTable | undefined;
}

/** What came of uploads. */
export interface UploadsRun {
  readonly outcome: Partial<RunOutcome>;
  /** The files that are still to be converted. */
  readonly left: readonly File[];
  /** The table with what was converted. The sample never mixes with a person's own. */
  readonly join: (before: readonly ConvertedStatement[], table: StatementTable | undefined, adds: boolean) => Joined;
}

const awayFaults: ReadonlySet<UploadFault> = new Set(['not-now', 'no-answer', 'too-slow']);
const OTHER_WAY = 'Or choose “Convert without uploading”: it works on this device, at once.';

/** The service's codes for a file that is longer than it takes. */
const lengthCodes: ReadonlySet<string | undefined> = new Set(['too-many-pages', 'too-many-rows', 'too-large']);
const LONG_WAY = 'Or choose “Convert without uploading”: it takes all of it, on this device.';

/** Codes for a PDF whose transactions are not understood. */
const unreadCodes: ReadonlySet<string | undefined> = new Set(['unknown-layout', 'unreadable-rows', 'unreadable']);

const passwordCodes: ReadonlySet<string | undefined> = new Set(['password-needed', 'password-wrong']);

const isPdf = (upload: Upload): upload is PdfUpload => upload.mode === 'pdf';

/** What the form says about files that gave no statement. */
function describeFailures(
  { failures, left }: ConvertedFiles,
  uploads: readonly Upload[],
  way: Way,
): Partial<RunOutcome> {
  const count = uploads.length;
  const [first] = failures;
  if (first === undefined) return {};
  const { conversion, file } = first;
  if (conversion.kind === 'message') return { notice: { message: conversion.message } };
  const { message, fault, code, csv } = conversion;
  if (fault === 'cancelled') return { remark: message };
  const isLocked = passwordCodes.has(code) && file.name.toLowerCase().endsWith('.pdf');
  const words = isLocked && code === 'password-needed' ? `${file.name} is protected. Enter its password.` : message;
  const named = count > 1 && !words.includes(file.name) ? `${file.name}: ${words}` : words;
  const more = left.length > 1 ? ` ${left.length - 1} more of the ${count} files could not be converted.` : '';
  const isTooLong = way === 'service' && lengthCodes.has(code);
  const otherWay = fault === 'not-now' ? ` ${OTHER_WAY}` : isTooLong ? ` ${LONG_WAY}` : '';
  return {
    problem: { message: `${named}${otherWay}${more}`, ...(isLocked && { field: 'password' }) },
    unreadCsv: csv,
    isDeviceFirst: isTooLong || awayFaults.has(fault),
    ...(unreadCodes.has(code) && { unread: uploads.filter(isPdf).find((upload) => upload.file === file) }),
    ...(isLocked && { lockedFile: file.name }),
  };
}

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Converts files one after another, by the service or in the page.
 * @throws where what makes a table of the answers does not load.
 */
export async function runUploads(
  ports: ConversionPorts,
  url: string,
  uploads: readonly Upload[],
  way: Way,
  { signal, onProgress }: RunOptions,
): Promise<UploadsRun> {
  const files = await convertFiles(uploads, (upload, index) => {
    const place = { fileName: upload.file.name, number: index + 1, count: uploads.length };
    onProgress(place);
    if (way !== 'service') return convertHere(ports, upload, signal, way);
    return convertByService(ports, url, upload, {
      signal,
      onProgress: (sentShare) => {
        onProgress({ ...place, sentShare });
      },
    });
  });
  const { converted, left } = files;
  const combineToTable = converted.length > 0 ? (await loadReaders()).combineToTable : undefined;
  return {
    outcome: describeFailures(files, uploads, way),
    left,
    join: (before, table, adds) => {
      if (!combineToTable) return { statements: before, table };
      const statements = adds ? [...before.filter((one) => one.way !== 'sample'), ...converted] : converted;
      return { statements, table: combineToTable(statements) };
    },
  };
}
