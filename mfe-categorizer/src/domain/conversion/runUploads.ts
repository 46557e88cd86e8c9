import type { UnreadFile } from '@artha/statements/engine';
import type { ConvertedStatement, Way } from '../statement/convertedStatement.ts';
import { convertFiles, type ConvertedFiles } from './convertFiles.ts';
import {
  convertByService,
  convertHere,
  loadReaders,
  type Conversion,
  type ConversionPorts,
} from './convertStatement.ts';
import type { StatementTable } from '../statement/statementTable.ts';
import type { ConversionTexts } from '../../texts/en/conversion.ts';
import type { UploadFault } from '../upload/uploadStatement.ts';
import type { PdfUpload, Problem, Upload } from '../upload/validateUpload.ts';

/** The progress of a conversion. */
export interface Progress {
  readonly fileName: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The share of the file that has been sent, from 0 to 1; absent if nothing is sent. */
  readonly sentShare?: number;
  /** The share of a scan that is read, from 0 to 1; absent for other files. */
  readonly readShare?: number;
}

/** The messages of the form after a conversion. */
export interface RunOutcome {
  /** The error in the red box; a new object for every attempt, so that each moves the focus. */
  readonly problem: Problem | undefined;
  /** The service's message instead of a statement. */
  readonly notice: { readonly message: string } | undefined;
  /** A message that is not an error, such as that an upload was cancelled. */
  readonly remark: string | undefined;
  /** An answer that could not be read, offered as a download. */
  readonly unreadCsv: Blob | undefined;
  /** The field for the password that a file needs. */
  readonly password: { readonly label: string; readonly hint: string } | undefined;
  /**
   * Whether to offer converting on the device: the service does not answer, accepts no file now, or not one this long.
   */
  readonly isDeviceFirst: boolean;
  /** A PDF from which nothing could be read. */
  readonly notUnderstood: PdfUpload | undefined;
  /** PDFs of pictures, or pictures, which can be read on the device. */
  readonly scanned: readonly PdfUpload[];
  /** The files to convert on the device instead, because the service does not answer or takes none now. */
  readonly refusedNow: readonly Upload[];
}

/** The statements in the table. */
interface Joined {
  readonly statements: readonly ConvertedStatement[];
  /** The files that gave no rows. */
  readonly unread: readonly UnreadFile[];
  readonly table: StatementTable | undefined;
}

/** The outcome of uploads. */
export interface UploadsRun {
  readonly outcome: Partial<RunOutcome>;
  /** The files still to convert. */
  readonly left: readonly File[];
  /** The table with the converted statements. The sample never mixes with a person's own. */
  readonly join: (before: Joined, adds: boolean) => Joined;
}

const awayFaults: ReadonlySet<UploadFault> = new Set(['not-now', 'no-answer', 'too-slow']);

/** The service's codes for a file that is longer than it takes. */
const lengthCodes: ReadonlySet<string | undefined> = new Set(['too-many-pages', 'too-many-rows', 'too-large']);

/** Codes for a PDF whose transactions are not understood. */
const unreadCodes: ReadonlySet<string | undefined> = new Set(['unknown-layout', 'unreadable-rows', 'unreadable']);

/** The code for a file of pictures. */
const scanCode = 'no-text';

const passwordCodes: ReadonlySet<string | undefined> = new Set(['password-needed', 'password-wrong']);

const hasCode = (conversion: Conversion, code: string): boolean =>
  conversion.kind === 'error' && conversion.code === code;

const isPdf = (upload: Upload): upload is PdfUpload => upload.mode === 'pdf';

/** Says of each file without rows what happened to it. */
function listUnread({ failures, notBegun }: ConvertedFiles, texts: ConversionTexts): readonly UnreadFile[] {
  return [
    ...failures.map(({ file, conversion }): UnreadFile => {
      const { message: reason } = conversion;
      if (conversion.kind === 'message') return { path: file.name, kind: 'empty', reason };
      return { path: file.name, kind: conversion.fault === 'cancelled' ? 'not-begun' : 'refused', reason };
    }),
    ...notBegun.map(({ name }): UnreadFile => ({ path: name, kind: 'not-begun', reason: texts.notBegun })),
  ];
}

/** Returns the message about files that gave no statement. */
function describeFailures(
  { failures, left }: ConvertedFiles,
  uploads: readonly Upload[],
  way: Way,
  texts: ConversionTexts,
): Partial<RunOutcome> {
  const count = uploads.length;
  const [first] = failures;
  if (first === undefined) return {};
  const { conversion, file } = first;
  if (conversion.kind === 'message') return { notice: { message: conversion.message } };
  const { message, fault, code, csv } = conversion;
  if (fault === 'cancelled') return { remark: message };
  const isLocked = passwordCodes.has(code);
  const words = isLocked && code === 'password-needed' ? texts.locked(file.name) : message;
  const named = count > 1 && !words.includes(file.name) ? texts.aboutFile(file.name, words) : words;
  const more = left.length > 1 ? ` ${texts.moreFailed(left.length - 1, count)}` : '';
  const pdfs = uploads.filter(isPdf);
  const pdf = pdfs.find((upload) => upload.file === file);
  const scans = new Set(failures.flatMap((one) => (hasCode(one.conversion, scanCode) ? [one.file] : [])));
  const isTooLong = way === 'service' && lengthCodes.has(code);
  const otherWay = fault === 'not-now' ? ` ${texts.otherWay}` : isTooLong ? ` ${texts.longWay}` : '';
  return {
    problem: { message: `${named}${otherWay}${more}`, ...(isLocked && { field: 'password' }) },
    unreadCsv: csv,
    isDeviceFirst: isTooLong || awayFaults.has(fault),
    ...(unreadCodes.has(code) && { notUnderstood: pdf }),
    scanned: pdfs.filter((upload) => scans.has(upload.file)),
    ...(way === 'service' &&
      awayFaults.has(fault) && { refusedNow: uploads.filter((upload) => left.includes(upload.file)) }),
    ...(isLocked && { password: { label: texts.password.label(file.name), hint: texts.password.hint } }),
  };
}

/** Options of a run of uploads. */
export interface RunOptions {
  readonly signal: AbortSignal;
  readonly texts: ConversionTexts;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Converts files one after another, by the service or in the page.
 * @throws if the code that builds the table does not load.
 */
export async function runUploads(
  ports: ConversionPorts,
  url: string,
  uploads: readonly Upload[],
  way: Way,
  { signal, texts, onProgress }: RunOptions,
): Promise<UploadsRun> {
  const files = await convertFiles(uploads, (upload, index) => {
    const position = { fileName: upload.file.name, number: index + 1, count: uploads.length };
    onProgress(position);
    if (way !== 'service') {
      return convertHere(ports, upload, signal, texts, way, (readShare) => {
        onProgress({ ...position, readShare });
      });
    }
    return convertByService(ports, url, upload, texts, {
      signal,
      onProgress: (sentShare) => {
        onProgress({ ...position, sentShare });
      },
    });
  });
  const { converted, left } = files;
  const unread = listUnread(files, texts);
  const combineToTable = converted.length > 0 || unread.length > 0 ? (await loadReaders()).combineToTable : undefined;
  const tried = new Set(uploads.map(({ file }) => file.name));
  return {
    outcome: describeFailures(files, uploads, way, texts),
    left,
    join: (before, adds) => {
      // Without a new statement the table stays, whether the person wanted to add to it or not.
      const isNew = converted.length > 0;
      const kept = adds ? before.statements.filter(({ way }) => way !== 'sample') : [];
      const statements = isNew ? [...kept, ...converted] : before.statements;
      const others = adds || !isNew ? before.unread.filter(({ path }) => !tried.has(path)) : [];
      const all = [...others, ...unread];
      if (statements.length === 0 || !combineToTable) return { statements, unread: all, table: before.table };
      return { statements, unread: all, table: combineToTable(statements, all) };
    },
  };
}
