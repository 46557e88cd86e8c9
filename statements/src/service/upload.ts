import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { detectFileKind, isWorkbook } from '../engine/text/detectFileKind.ts';
import type { StatementReport } from '../engine/index.ts';
import { createHeldUploads } from './heldUploads.ts';
import { createLanes } from './lanes.ts';
import type { Limits } from './limits.ts';
import type { Job, JobOutcome } from './messages.ts';
import type { Pool } from './pool.ts';
import { reportHeaders } from './reportHeaders.ts';
import { senderOf } from './senderOf.ts';
import { EMPTY_STATEMENT, RefusedUpload, UploadError } from './uploadError.ts';
import { formLimits, readUploadForm } from './uploadForm.ts';
import type { UploadForm } from './uploadForm.ts';
import { createUploadRate } from './uploadRate.ts';

/** Room for the form around a file of the largest size. */
const formOverhead = 64 * 1024;
/** The multipart grammar allows no longer boundary (RFC 2046, section 5.1.1); longer ones have hung parsers. */
const maxBoundaryLength = 70;

/** Checks the headers before the body is read. Returns the maximum size of the body in bytes. */
function checkEnvelope(request: FastifyRequest, limits: Limits): number {
  if (!request.isMultipart()) throw new UploadError('no-upload');
  const boundary = /boundary=(?:"([^"]*)"|([^;]*))/i.exec(request.headers['content-type'] ?? '');
  const length = (boundary?.[1] ?? boundary?.[2] ?? '').trim().length;
  if (length === 0 || length > maxBoundaryLength) throw new UploadError('no-upload');
  const most = limits.maxBytes + formOverhead;
  const declared = Number(request.headers['content-length'] ?? most);
  if (declared > most) throw new UploadError('too-large', { kind: 'bytes', limit: limits.maxBytes });
  return declared;
}

/** Creates the job for a form: the sender's description of the file, checked against the file. */
function createJob({ file, bankCode, names, password }: UploadForm, limits: Limits): Job {
  const kind = detectFileKind(file);
  if (file.length === 0) throw new UploadError('empty-file');
  if (names !== undefined) {
    if (kind === 'pdf') throw new UploadError('not-csv');
    const table = { kind: 'table', bytes: file, isWorkbook: isWorkbook(kind), maxRows: limits.maxRows, names } as const;
    return { ...table, ...(password !== undefined && { password }) };
  }
  if (kind !== 'pdf') throw new UploadError(kind === 'workbook' ? 'workbook' : 'not-pdf');
  return {
    kind: 'pdf',
    bytes: file,
    maxPages: limits.maxPages,
    ...(bankCode !== undefined && { bankHint: bankCode }),
    ...(password !== undefined && { password }),
  };
}

const csvType = 'text/csv';
const jsonType = 'application/json';
/** A client that accepts anything gets the CSV. */
const prefersJson = ({ headers: { accept = '' } }: FastifyRequest) =>
  negotiate(accept, [csvType, jsonType]) === jsonType;

/** The parts and settings of `POST /upload`. */
export interface UploadOptions {
  readonly pool: Pool;
  readonly limits: Limits;
  /** For one client of an address; `undefined` is any number. */
  readonly uploadsPerMinute: number | undefined;
  /** The reports of answered requests, for the log. */
  readonly reports: WeakMap<FastifyRequest, StatementReport>;
}

/**
 * Adds `POST /upload`. It takes a statement or an export and responds with CSV, with JSON `{error}` or `{message}`, each with its code, or
 * with the report if the client accepts JSON.
 */
export function addUpload(app: FastifyInstance, { pool, limits, uploadsPerMinute, reports }: UploadOptions): void {
  async function readForm(request: FastifyRequest): Promise<UploadForm> {
    try {
      return await readUploadForm(request.parts({ limits: { ...formLimits, fileSize: limits.maxBytes } }));
    } catch (error) {
      if (error instanceof UploadError) throw error;
      const tooLarge = error instanceof app.multipartErrors.RequestFileTooLargeError;
      throw tooLarge
        ? new UploadError('too-large', { kind: 'bytes', limit: limits.maxBytes })
        : new UploadError('no-upload');
    }
  }

  const now = () => performance.now();
  const lanes = createLanes(now);
  const rate = createUploadRate({ uploadsPerMinute, lanes, now });
  const heldUploads = createHeldUploads(limits);

  async function convert(request: FastifyRequest): Promise<JobOutcome> {
    const sender = senderOf(request);
    const holder = { network: sender.network, lane: lanes.laneOf(sender) };
    // This runs before the body is read, so that a sender with its full share costs no more than a refusal.
    rate.take(sender);
    const release = heldUploads.hold(holder, checkEnvelope(request, limits));
    try {
      if (pool.isFull()) throw new UploadError('busy');
      return await pool.run(createJob(await readForm(request), limits), holder);
    } finally {
      release();
    }
  }

  async function upload(request: FastifyRequest, reply: FastifyReply) {
    const outcome = await convert(request);
    if (outcome.kind === 'failed') throw new UploadError('unreadable');
    if (outcome.kind === 'refused') {
      if (outcome.code === 'expands') throw new UploadError('expands');
      throw new RefusedUpload(outcome.code, outcome.error, outcome.detail);
    }
    const { report } = outcome;
    reports.set(request, report);
    void reply.headers(reportHeaders(report));
    if (report.rows === 0) return reply.send(EMPTY_STATEMENT);
    if (prefersJson(request)) return reply.send(report);
    // A browser that sends the form without script saves the response under this name.
    reply.header('Content-Disposition', 'attachment; filename="transactions.csv"');
    return reply.type(`${csvType}; charset=utf-8`).send(report.csv);
  }
  app.post('/upload', upload);
}
