import { composeForm } from '../upload/composeForm.ts';
import type { ConvertedStatement, Way } from '../statement/convertedStatement.ts';
import type { FileReaders } from '../file/inspectFile.ts';
import {
  uploadStatement,
  UPLOAD_FAILED,
  type Send,
  type UploadFault,
  type UploadOptions,
} from '../upload/uploadStatement.ts';
import type { PdfUpload, Upload } from '../upload/validateUpload.ts';

/** The outcome of converting one file. */
export type Conversion =
  | { readonly kind: 'statement'; readonly statement: ConvertedStatement }
  | { readonly kind: 'message'; readonly message: string }
  /** `csv` is an answer that could not be read. */
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly fault: UploadFault;
      readonly code?: string;
      readonly csv?: Blob;
    };

/** The answer of the engine in the page. */
export type DeviceAnswer =
  | { readonly kind: 'report'; readonly report: unknown }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** A copy of a PDF without personal data, or why it could not be written. */
export type CopyOfPdf =
  | {
      readonly kind: 'copy';
      readonly copy: Uint8Array;
      /** Whether it converts, or is refused, as the PDF is. */
      readonly isAlike: boolean;
    }
  | Extract<DeviceAnswer, { readonly kind: 'refused' }>;

/** The dependencies of a conversion: network, engine, answer readers and log. */
export interface ConversionPorts extends FileReaders {
  readonly send: Send;
  /** Rejects when the engine does not load. */
  readonly convertOnDevice: (upload: Upload, signal: AbortSignal) => Promise<DeviceAnswer>;
  /** Rejects when the engine does not load. */
  readonly copyOnDevice: (upload: PdfUpload) => Promise<CopyOfPdf>;
  /** Logs counts and reasons, never a word of the statement. */
  readonly warn: (message: string) => void;
}

const NOT_PARSED = 'Failed to parse CSV data. Please check the file format.';
const NO_READER =
  'Your statement was converted, but the part of this page that shows it did not load. Download the CSV, or upload again.';
const NO_ENGINE =
  'The part of this page that converts without uploading did not load. Your file is still selected; try again, or upload it.';

/** Loads the code that parses answers and builds the table, which is needed only once there is an answer. */
export const loadReaders = () => import('./readAnswers.ts');

async function readReportOf(data: unknown, fileName: string, way: Way): Promise<Conversion> {
  const readers = await loadReaders().catch(() => undefined);
  const statement = readers?.readReport(data, fileName, way);
  if (statement) return { kind: 'statement', statement };
  return { kind: 'error', message: readers ? UPLOAD_FAILED : NO_READER, fault: 'refused' };
}

async function readCsvOf(ports: ConversionPorts, text: string, csv: Blob, fileName: string): Promise<Conversion> {
  const [readCsv, readers] = await Promise.all([
    ports.loadCsvReader().catch(() => undefined),
    loadReaders().catch(() => undefined),
  ]);
  if (!readCsv || !readers) return { kind: 'error', message: NO_READER, fault: 'refused', csv };
  const answer = readers.readCsvAnswer(text, csv, fileName, readCsv);
  if (!answer.ok) {
    ports.warn(answer.reason);
    return { kind: 'error', message: NOT_PARSED, fault: 'refused', csv };
  }
  const { skipped, transactions } = answer.statement;
  if (skipped > 0) ports.warn(`${skipped} of ${skipped + transactions.length} rows skipped: fewer than 6 fields.`);
  return { kind: 'statement', statement: answer.statement };
}

/** Uploads a statement and parses the answer. Never rejects. */
export async function convertByService(
  ports: ConversionPorts,
  url: string,
  upload: Upload,
  options: UploadOptions = {},
): Promise<Conversion> {
  // The readers load while the service works.
  void loadReaders().catch(() => undefined);
  const outcome = await uploadStatement(ports.send, url, composeForm(upload), options);
  const { name } = upload.file;
  if (outcome.kind === 'report') return readReportOf(outcome.data, name, 'service');
  if (outcome.kind === 'csv') return readCsvOf(ports, outcome.text, outcome.csv, name);
  return outcome;
}

/** Converts a statement by the engine in the page: nothing is sent. Never rejects. */
export async function convertHere(
  ports: Pick<ConversionPorts, 'convertOnDevice'>,
  upload: Upload,
  signal: AbortSignal,
  way: Way = 'device',
): Promise<Conversion> {
  try {
    const answer = await ports.convertOnDevice(upload, signal);
    if (answer.kind === 'report') return await readReportOf(answer.report, upload.file.name, way);
    return { kind: 'error', message: answer.message, fault: 'refused', code: answer.code };
  } catch {
    return signal.aborted
      ? { kind: 'error', message: 'Cancelled. Your file is still selected.', fault: 'cancelled' }
      : { kind: 'error', message: NO_ENGINE, fault: 'no-answer' };
  }
}
