import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileKind } from './fileKind.ts';
import type { Limits } from './limits.ts';
import type { Job, Report } from './messages.ts';
import type { Pool } from './pool.ts';
import { refusalStatuses, UploadError } from './uploadError.ts';
import { formLimits, readUploadForm } from './uploadForm.ts';
import type { UploadForm } from './uploadForm.ts';

/** Room for the form around a file of the greatest size. */
const formOverhead = 64 * 1024;
/** The multipart grammar allows no longer boundary (RFC 2046, section 5.1.1); longer ones have hung parsers. */
const longestBoundary = 70;

const nothingToConvert = 'This statement holds no transactions, so there is nothing to convert.';

function checkEnvelope(request: FastifyRequest, limits: Limits): void {
  if (!request.isMultipart()) throw new UploadError('no-upload');
  const boundary = /boundary=(?:"([^"]*)"|([^;]*))/i.exec(request.headers['content-type'] ?? '');
  const length = (boundary?.[1] ?? boundary?.[2] ?? '').trim().length;
  if (length === 0 || length > longestBoundary) throw new UploadError('no-upload');
  if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes + formOverhead) {
    throw new UploadError('too-large', sizeLimit(limits));
  }
}

function sizeLimit({ maxBytes }: Limits): string {
  return `The limit is ${Math.floor(maxBytes / 1024 / 1024)} MB.`;
}

/** Decides what is to be done with a form: by what the sender says it is, checked against what the file is. */
function jobOf({ file, bankCode, names, password }: UploadForm, limits: Limits): Job {
  const kind = fileKind(file);
  if (file.length === 0) throw new UploadError('empty-file');
  if (names !== undefined) {
    if (kind === 'pdf') throw new UploadError('not-csv');
    if (kind === 'spreadsheet') throw new UploadError('spreadsheet');
    return { kind: 'csv', bytes: file, maxRows: limits.maxRows, names };
  }
  if (kind !== 'pdf') throw new UploadError('not-pdf');
  return {
    kind: 'pdf',
    bytes: file,
    maxPages: limits.maxPages,
    ...(bankCode !== undefined && { bankHint: bankCode }),
    ...(password !== undefined && { password }),
  };
}

function reportHeaders(report: Report): Record<string, string> {
  const headers: Record<string, string> = {
    'x-statement-layout': report.layout,
    'x-statement-rows': String(report.rows),
    'x-statement-proved': String(report.proved),
    'x-statement-breaks': String(report.breaks),
  };
  if (report.opening !== undefined) headers['x-statement-opening'] = report.opening;
  if (report.closing !== undefined) headers['x-statement-closing'] = report.closing;
  return headers;
}

/** Adds `POST /upload`: a statement or an export in, the CSV or a JSON `{error}` or `{message}` out. */
export function addUpload(app: FastifyInstance, pool: Pool, limits: Limits): void {
  async function readForm(request: FastifyRequest): Promise<UploadForm> {
    try {
      return await readUploadForm(request.parts({ limits: { ...formLimits, fileSize: limits.maxBytes } }));
    } catch (error) {
      if (error instanceof UploadError) throw error;
      const tooLarge = error instanceof app.multipartErrors.RequestFileTooLargeError;
      throw tooLarge ? new UploadError('too-large', sizeLimit(limits)) : new UploadError('no-upload');
    }
  }

  async function upload(request: FastifyRequest, reply: FastifyReply) {
    checkEnvelope(request, limits);
    if (pool.isFull()) throw new UploadError('busy');
    const outcome = await pool.run(jobOf(await readForm(request), limits));
    if (outcome.kind === 'failed') throw new UploadError('unreadable');
    if (outcome.kind === 'refused') {
      if (outcome.code === 'expands') throw new UploadError('expands');
      return reply.code(refusalStatuses[outcome.code]).send({ error: outcome.error, code: outcome.code });
    }
    const { csv, report } = outcome;
    void reply.headers(reportHeaders(report));
    if (report.rows === 0) return reply.send({ message: nothingToConvert });
    // A browser that sends the form without script saves the answer under this name.
    reply.header('Content-Disposition', 'attachment; filename="transactions.csv"');
    return reply.type('text/csv; charset=utf-8').send(csv);
  }
  app.post('/upload', upload);
}
