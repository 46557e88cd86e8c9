import { composeForm } from '../upload/composeForm.ts';
import type { RowToCheck } from '../../device/scan/scanMessages.ts';
import type { ConvertedStatement, Way } from '../statement/convertedStatement.ts';
import type { FileReaders } from '../file/inspectFile.ts';
import { uploadStatement, type Send, type UploadFault, type UploadOptions } from '../upload/uploadStatement.ts';
import type { ConversionTexts } from '../../texts/en/conversion.ts';
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
  | { readonly kind: 'report'; readonly report: unknown; readonly toCheck?: readonly RowToCheck[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly detail?: unknown };

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
  readonly convertOnDevice: (
    upload: Upload,
    signal: AbortSignal,
    onShare?: (share: number) => void,
  ) => Promise<DeviceAnswer>;
  /** Rejects when the engine does not load. */
  readonly copyOnDevice: (upload: PdfUpload) => Promise<CopyOfPdf>;
  /** Logs counts and reasons, never a word of the statement. */
  readonly warn: (message: string) => void;
}

/** Loads the code that parses answers and builds the table, which is needed only once there is an answer. */
export const loadReaders = () => import('./readAnswers.ts');

async function readReportOf(
  data: unknown,
  fileName: string,
  way: Way,
  texts: ConversionTexts,
  toCheck?: readonly RowToCheck[],
): Promise<Conversion> {
  const readers = await loadReaders().catch(() => undefined);
  const statement = readers?.readReport(data, fileName, way, toCheck);
  if (statement) return { kind: 'statement', statement };
  return { kind: 'error', message: readers ? texts.uploadFailed : texts.noReader, fault: 'refused' };
}

async function readCsvOf(
  ports: ConversionPorts,
  text: string,
  csv: Blob,
  fileName: string,
  texts: ConversionTexts,
): Promise<Conversion> {
  const [readCsv, readers] = await Promise.all([
    ports.loadCsvReader().catch(() => undefined),
    loadReaders().catch(() => undefined),
  ]);
  if (!readCsv || !readers) return { kind: 'error', message: texts.noReader, fault: 'refused', csv };
  const answer = readers.readCsvAnswer(text, csv, fileName, readCsv);
  if (!answer.ok) {
    ports.warn(answer.reason);
    return { kind: 'error', message: texts.notParsed, fault: 'refused', csv };
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
  texts: ConversionTexts,
  options: UploadOptions = {},
): Promise<Conversion> {
  // The readers load while the service works.
  void loadReaders().catch(() => undefined);
  const outcome = await uploadStatement(ports.send, url, composeForm(upload), texts, options);
  const { name } = upload.file;
  if (outcome.kind === 'report') return readReportOf(outcome.data, name, 'service', texts);
  if (outcome.kind === 'csv') return readCsvOf(ports, outcome.text, outcome.csv, name, texts);
  return outcome;
}

/** Converts a statement by the engine in the page: nothing is sent. Never rejects. */
export async function convertHere(
  ports: Pick<ConversionPorts, 'convertOnDevice'>,
  upload: Upload,
  signal: AbortSignal,
  texts: ConversionTexts,
  way: Way = 'device',
  onShare?: (share: number) => void,
): Promise<Conversion> {
  try {
    const answer = await ports.convertOnDevice(upload, signal, onShare);
    if (answer.kind === 'report')
      return await readReportOf(answer.report, upload.file.name, way, texts, answer.toCheck);
    return { kind: 'error', message: texts.refused(answer), fault: 'refused', code: answer.code };
  } catch {
    return signal.aborted
      ? { kind: 'error', message: texts.cancelledHere, fault: 'cancelled' }
      : { kind: 'error', message: texts.noEngine, fault: 'no-answer' };
  }
}
