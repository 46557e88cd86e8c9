/** One response of the statement service. */
export interface StatementAnswer {
  readonly status: number;
  readonly body: string;
  readonly rows: number;
  readonly breaks: number;
  /** From sending the file to the last byte of the response. */
  readonly milliseconds: number;
}

/**
 * Sends a statement to the service as the page does, with a client address, as a proxy on this machine would forward
 * it.
 */
export async function sendStatement(url: string, file: Blob, address = '192.0.2.1'): Promise<StatementAnswer> {
  const form = new FormData();
  form.set('bank_code', 'HDFC');
  form.set('file', file, 'statement.pdf');
  const started = performance.now();
  const response = await fetch(`${url}/upload`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address },
  });
  const body = await response.text();
  return {
    status: response.status,
    body,
    rows: Number(response.headers.get('x-statement-rows')),
    breaks: Number(response.headers.get('x-statement-breaks')),
    milliseconds: performance.now() - started,
  };
}

/**
 * The same for a statement that must be converted with all its rows.
 * @throws if it is not.
 */
export async function convertStatement(url: string, file: Blob, rows: number): Promise<StatementAnswer> {
  const answer = await sendStatement(url, file);
  if (answer.status === 200 && answer.rows === rows && answer.breaks === 0) return answer;
  throw new Error(
    `The statement was answered with ${answer.status}, ${answer.rows} rows: ${answer.body.slice(0, 200)}`,
  );
}

/** Resident memory of the service and all its children, in MB, from its own report. */
export async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = ['process_resident_memory_bytes', 'statements_workers_resident_bytes'].map((name) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? NaN),
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1024 / 1024;
}
