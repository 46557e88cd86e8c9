import type { ConversionTexts } from '../../texts/en/conversion.ts';

/** Sends an upload and returns the raw answer. Rejects if there is no answer. */
export type Send = (url: string, request: SendRequest) => Promise<UploadResponse>;

/** A form to send, and how to send it. */
export interface SendRequest {
  readonly form: FormData;
  /** The kinds of answer that can be read, as an `Accept` header. */
  readonly accept: string;
  readonly signal: AbortSignal;
  /** Called with the share of the form that has been sent, from 0 to 1. */
  readonly onProgress: (sentShare: number) => void;
}

/** An answer with all its bytes. */
export interface UploadResponse {
  readonly status: number;
  /** Its `Content-Type`; empty if it has none. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Why there is no statement, which decides what the page offers. `not-now`: the service accepts no file from here at
 * the moment.
 */
export type UploadFault = 'refused' | 'not-now' | 'no-answer' | 'too-slow' | 'cancelled';

/** The result of an upload. */
export type UploadOutcome =
  /** The raw report of a statement. */
  | { readonly kind: 'report'; readonly data: unknown }
  | { readonly kind: 'csv'; readonly csv: Blob; readonly text: string }
  | { readonly kind: 'message'; readonly message: string }
  /** `code` is the service's own name for a refusal, if it gives one. */
  | { readonly kind: 'error'; readonly message: string; readonly fault: UploadFault; readonly code?: string };

/** The service's report tells more than its CSV; a service that only answers with CSV also works. */
const ACCEPT = 'application/json, text/csv;q=0.9';

/** Too Many Requests, and Service Unavailable: the same file may be taken a moment later. */
const notNow = [429, 503];

/**
 * Long enough for 10 MB over a slow mobile connection, so that a service that hangs does not block the form for ever.
 */
const TIME_LIMIT_MS = 120_000;

/** There was no answer; the form keeps its values. */
function noAnswer(
  form: FormData,
  fault: 'no-answer' | 'too-slow' | 'cancelled',
  texts: ConversionTexts,
): UploadOutcome {
  return { kind: 'error', message: texts.noAnswer(fault, form.has('bank_code') ? 'bank' : 'columns'), fault };
}

function fieldOf(body: unknown, field: 'error' | 'message' | 'code' | 'detail'): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map<string, unknown>(Object.entries(body)).get(field);
}

function textOf(body: unknown, field: 'error' | 'message' | 'code'): string | undefined {
  const text = fieldOf(body, field);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // A gateway's HTML page is not JSON and does not help a visitor.
    return undefined;
  }
}

function readResponse({ status, type, bytes }: UploadResponse, texts: ConversionTexts): UploadOutcome {
  const isOk = status >= 200 && status < 300;
  const kind = type.toLowerCase();
  if (isOk && kind.startsWith('text/csv')) {
    return { kind: 'csv', csv: new Blob([bytes], { type: 'text/csv' }), text: new TextDecoder().decode(bytes) };
  }
  const body = parseJson(bytes);
  const error = textOf(body, 'error');
  const code = textOf(body, 'code');
  if (isOk && kind.includes('json') && error === undefined) {
    const message = textOf(body, 'message');
    if (message !== undefined) return { kind: 'message', message: texts.message({ message, code }) };
    if (typeof body === 'object' && body !== null) return { kind: 'report', data: body };
  }
  const fault = notNow.includes(status) ? 'not-now' : 'refused';
  const message = texts.refused({ message: error ?? '', code, detail: fieldOf(body, 'detail') });
  return { kind: 'error', message, fault, ...(code !== undefined && { code }) };
}

/** Options of an upload. */
export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (sentShare: number) => void;
}

/**
 * Sends a form to the statement service and says what came back: a report, a CSV, a message for the visitor, or the
 * sentence for the red box. Never rejects: a service that does not answer gives an error sentence.
 */
export async function uploadStatement(
  send: Send,
  url: string,
  form: FormData,
  texts: ConversionTexts,
  { signal = new AbortController().signal, onProgress = () => undefined }: UploadOptions = {},
): Promise<UploadOutcome> {
  const timeout = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const limited = AbortSignal.any([signal, timeout]);
    return readResponse(await send(url, { form, accept: ACCEPT, signal: limited, onProgress }), texts);
  } catch {
    return noAnswer(form, signal.aborted ? 'cancelled' : timeout.aborted ? 'too-slow' : 'no-answer', texts);
  }
}
