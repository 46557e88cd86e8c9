import type { ReportHeaders } from './proof.ts';

/** The part of `fetch` that an upload needs; tests pass their own. */
export type Fetch = (
  url: string,
  init: { readonly method: 'POST'; readonly body: FormData; readonly signal: AbortSignal },
) => Promise<UploadResponse>;

/** The part of a `Response` that an upload needs. */
export interface UploadResponse {
  readonly ok: boolean;
  readonly headers: ReportHeaders;
  arrayBuffer(): Promise<ArrayBuffer>;
  json(): Promise<unknown>;
}

/** The result of an upload. */
export type UploadOutcome =
  | { readonly kind: 'csv'; readonly csv: Blob; readonly text: string; readonly headers: ReportHeaders }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

const UPLOAD_FAILED = 'An error occurred while uploading the file.';

/** Says that there was no answer, and what the form still holds. */
const noAnswer = (form: FormData) =>
  `${UPLOAD_FAILED} We could not reach the server. Your file and ${form.has('bank_code') ? 'bank' : 'column names'} are still selected; please try again.`;

/** Long enough for 10 MB over a slow mobile line; a service that hangs does not hold the form for ever. */
const TIME_LIMIT_MS = 120_000;

function textOf(body: unknown, field: 'error' | 'message'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = new Map<string, unknown>(Object.entries(body)).get(field);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

async function readResponse(response: UploadResponse): Promise<UploadOutcome> {
  const type = response.headers.get('content-type')?.toLowerCase() ?? '';

  if (response.ok && type.startsWith('text/csv')) {
    const bytes = await response.arrayBuffer();
    return {
      kind: 'csv',
      csv: new Blob([bytes], { type: 'text/csv' }),
      text: new TextDecoder().decode(bytes),
      headers: response.headers,
    };
  }

  // The HTML page of a gateway is not JSON, and says nothing that helps a visitor.
  const body = await response.json().catch(() => undefined);
  const message = response.ok && type.includes('json') ? textOf(body, 'message') : undefined;
  if (message !== undefined) return { kind: 'message', message };
  return { kind: 'error', message: textOf(body, 'error') ?? UPLOAD_FAILED };
}

/**
 * Sends a form to the statement service and says what came back: a CSV with its headers, a message for the visitor, or
 * the sentence for the red box. Never rejects: a service that does not answer is an error with its own sentence.
 */
export async function uploadStatement(
  fetch: Fetch,
  url: string,
  form: FormData,
  signal: AbortSignal = new AbortController().signal,
): Promise<UploadOutcome> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    return await readResponse(await fetch(url, { method: 'POST', body: form, signal: limited }));
  } catch {
    return { kind: 'error', message: noAnswer(form) };
  }
}
