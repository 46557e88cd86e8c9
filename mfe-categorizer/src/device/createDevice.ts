import { columnNamesSchema, detectFileKind, isWorkbook } from '@artha/statements/engine';
import * as v from 'valibot';
import type { ReleaseFiles } from '@artha/shared';
import type { CopyAnswer, DeviceAnswer, DeviceInspection, DeviceJob } from './deviceJob.ts';
import { MAX_BYTES, refuse, type DeviceRefusal } from './deviceRefusals.ts';
import {
  DeviceReader,
  NotLoaded,
  ReaderFailed,
  TooSlow,
  type AskOptions,
  type ReaderLimits,
  type ReaderWorker,
} from './DeviceReader.ts';

/** The dependencies of a device. `start` starts the worker of a name, with PDFium and Tesseract if it needs them. */
export interface DeviceParts {
  readonly start: (name: 'readPdf' | 'readCsv' | 'readWorkbook' | 'readScan') => Promise<ReaderWorker>;
  readonly limits: ReaderLimits;
  /** Scans take longer. */
  readonly scanLimits: ReaderLimits;
}

/** Converts, inspects and copies files without a network. */
export interface Device {
  readonly convert: (job: DeviceJob, options: AskOptions) => Promise<DeviceAnswer>;
  readonly inspect: (file: File, options?: AskOptions) => Promise<DeviceInspection>;
  readonly copyWithoutPersonalData: (job: PdfJob, options: AskOptions) => Promise<CopyAnswer>;
  /** Ends idle workers. */
  readonly endIfIdle: () => void;
}

async function startScanWorker(files: ReleaseFiles): Promise<ReaderWorker> {
  const [worker, pdfium, tesseract, language] = await Promise.all([
    files.startWorker('readScan'),
    files.read('workers/pdfium.wasm'),
    files.read('workers/optional/tesseract-core-simd-lstm.wasm'),
    files.read('workers/optional/eng.traineddata'),
  ]);
  worker.postMessage({ kind: 'scan-files', pdfium, tesseract, language }, [pdfium, tesseract, language]);
  return worker;
}

/** Starts workers from the files of a release. */
export function startFrom(files: ReleaseFiles): DeviceParts['start'] {
  return async (name) => {
    if (name === 'readScan') return startScanWorker(files);
    if (name !== 'readPdf') return files.startWorker(name);
    const [worker, wasm] = await Promise.all([files.startWorker(name), files.read('workers/pdfium.wasm')]);
    worker.postMessage({ kind: 'pdfium', wasm }, [wasm]);
    return worker;
  };
}

type PdfJob = Extract<DeviceJob, { kind: 'pdf' }>;
type ScanJob = Extract<DeviceJob, { kind: 'scan' }>;

const hintsOf = ({ bank, password }: PdfJob | ScanJob) => ({
  ...(bank !== undefined && { bankHint: bank }),
  ...(password !== undefined && { password }),
});

function refusalOf(error: unknown): DeviceRefusal {
  if (error instanceof NotLoaded) return refuse('not-loaded');
  if (error instanceof TooSlow) return refuse('too-slow');
  if (error instanceof ReaderFailed) return refuse('unreadable');
  throw error;
}

/** Returns why a job is refused before its file is read, in the service's order of checks; undefined if it is not. */
function findFault(job: DeviceJob, bytes: Uint8Array): DeviceRefusal | undefined {
  const kind = detectFileKind(bytes);
  if (bytes.length === 0) return refuse('empty-file');
  if (job.kind === 'table') {
    if (job.columnNames && !v.is(columnNamesSchema, job.columnNames)) return refuse('column-names');
    return kind === 'pdf' ? refuse('not-csv') : undefined;
  }
  if (kind === 'pdf' || job.kind === 'scan') return undefined;
  return refuse(kind === 'workbook' ? 'workbook' : 'not-pdf');
}

/** One reader for PDFs, two for tables and one for scans. */
function createReaders({ start, limits, scanLimits }: DeviceParts) {
  const pdf = new DeviceReader(() => start('readPdf'), limits);
  const csv = new DeviceReader(() => start('readCsv'), limits);
  const workbook = new DeviceReader(() => start('readWorkbook'), limits);
  const scan = new DeviceReader(() => start('readScan'), scanLimits);
  return {
    pdf,
    scan,
    ofTable: (bytes: Uint8Array) => (isWorkbook(detectFileKind(bytes)) ? workbook : csv),
    endIfIdle: () => {
      for (const reader of [pdf, csv, workbook, scan]) reader.endIfIdle();
    },
  };
}

/** Creates a device that reads each kind of file with a worker of its own. */
export function createDevice(parts: DeviceParts): Device {
  const readers = createReaders(parts);

  function ask(job: DeviceJob, bytes: Uint8Array, options: AskOptions) {
    if (job.kind === 'scan') {
      const file = detectFileKind(bytes) === 'pdf' ? 'pdf' : 'picture';
      return readers.scan.ask({ kind: 'scan', file, bytes, ...hintsOf(job) }, options);
    }
    if (job.kind === 'pdf') {
      return readers.pdf.ask({ kind: 'convert', bytes, maxPages: job.maxPages, ...hintsOf(job) }, options);
    }
    const names = job.columnNames && v.parse(columnNamesSchema, job.columnNames);
    return readers
      .ofTable(bytes)
      .ask({ kind: 'convert', bytes, maxRows: job.maxRows, names, password: job.password }, options);
  }

  async function convert(job: DeviceJob, options: AskOptions): Promise<DeviceAnswer> {
    options.signal?.throwIfAborted();
    if (job.file.size > MAX_BYTES) return refuse('too-large');
    const bytes = new Uint8Array(await job.file.arrayBuffer());
    const fault = findFault(job, bytes);
    if (fault) return fault;
    try {
      const reply = await ask(job, bytes, options);
      if (reply.kind === 'refused') return reply;
      if (reply.kind !== 'statement' && reply.kind !== 'scan') return refuse('unreadable');
      if (reply.statement.rows === 0) return refuse('no-transactions');
      return { ...reply, kind: 'statement' };
    } catch (error) {
      return refusalOf(error);
    }
  }

  async function inspect(file: File, options?: AskOptions): Promise<DeviceInspection> {
    if (file.size === 0 || file.size > MAX_BYTES) return {};
    const bytes = new Uint8Array(await file.arrayBuffer());
    const reader = detectFileKind(bytes) === 'pdf' ? readers.pdf : readers.ofTable(bytes);
    try {
      const reply = await reader.ask({ kind: 'inspect', bytes }, options);
      if (reply.kind !== 'inspection') return {};
      const { kind, ...inspection } = reply;
      return inspection;
    } catch (error) {
      refusalOf(error);
      return {};
    }
  }

  async function copyWithoutPersonalData(job: PdfJob, options: AskOptions): Promise<CopyAnswer> {
    const bytes = new Uint8Array(await job.file.arrayBuffer());
    try {
      const reply = await readers.pdf.ask({ kind: 'anonymise', bytes, ...hintsOf(job) }, options);
      return reply.kind === 'copy' || reply.kind === 'refused' ? reply : refuse('unreadable');
    } catch (error) {
      return refusalOf(error);
    }
  }

  return { convert, inspect, copyWithoutPersonalData, endIfIdle: readers.endIfIdle };
}
