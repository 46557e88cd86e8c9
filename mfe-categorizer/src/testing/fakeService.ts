import type { Fetch, UploadResponse } from '../domain/uploadStatement.ts';

export const CSV = [
  'transaction_date,description,debit_amount,credit_amount,balance,category',
  '2025-10-01,NEFT ACME TEXTILES SALARY,0.00,112000.00,196250.00,Salary',
  '2025-10-02,"UPI RENT, OCTOBER",32000.00,0.00,164250.00,Rent',
  '2025-11-16,IMPS FROM R MEHTA,0.00,6500.00,170750.00,Transfers',
  '2025-11-25,UPI TO R MEHTA,2400.00,0.00,168350.00,Transfers',
  '',
].join('\r\n');

const PROVED = { 'x-statement-rows': '4', 'x-statement-proved': '4', 'x-statement-breaks': '0' };

function createResponse(body: string, ok: boolean, headers: Record<string, string>): UploadResponse {
  const bytes = new TextEncoder().encode(body);
  return {
    ok,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    arrayBuffer: () => Promise.resolve(bytes.buffer),
    json: () => Promise.resolve(body).then((text): unknown => JSON.parse(text)),
  };
}

/** The statement service's responses, as `fetch` would bring them into a page. */
export const responses = {
  csv: (body: string = CSV, headers: Record<string, string> = PROVED) =>
    createResponse(body, true, { 'content-type': 'text/csv; charset=utf-8', ...headers }),
  message: (message: string) =>
    createResponse(JSON.stringify({ message }), true, { 'content-type': 'application/json' }),
  error: (error: string) => createResponse(JSON.stringify({ error }), false, { 'content-type': 'application/json' }),
};

/** A service that keeps what it was sent and answers when it is told to. */
export function fakeService() {
  const sent: FormData[] = [];
  let settle: { resolve: (response: UploadResponse) => void; reject: (error: Error) => void } | undefined;
  const fetch: Fetch = (_url, { body }) => {
    sent.push(body);
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    fetch,
    sent,
    respond: (response: UploadResponse) => {
      settle?.resolve(response);
    },
    failNetwork: () => {
      settle?.reject(new TypeError('Failed to fetch'));
    },
  };
}
