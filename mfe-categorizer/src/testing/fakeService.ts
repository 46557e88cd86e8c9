import type { CopyOfPdf, DeviceAnswer } from '../domain/conversion/convertStatement.ts';
import type { FileReaders } from '../domain/file/inspectFile.ts';
import type { Send, SendRequest, UploadResponse } from '../domain/upload/uploadStatement.ts';
import type { PdfUpload, Upload } from '../domain/upload/validateUpload.ts';

/** A CSV answer of the service. */
export const CSV = [
  'transaction_date,description,debit_amount,credit_amount,balance,category',
  '2025-10-01,NEFT ACME TEXTILES SALARY,0.00,112000.00,196250.00,Salary',
  '2025-10-02,"UPI RENT, OCTOBER",32000.00,0.00,164250.00,Rent',
  '2025-11-16,IMPS FROM R MEHTA,0.00,6500.00,170750.00,Transfers',
  '2025-11-25,UPI TO R MEHTA,2400.00,0.00,168350.00,Transfers',
  '',
].join('\r\n');

const transaction = {
  debit: '0.00',
  credit: '0.00',
  reason: { by: 'rule', what: 'salary' },
  status: 'proved',
};

const transactions = [
  {
    date: '2025-10-01',
    description: 'NEFT ACME TEXTILES SALARY',
    credit: '112000.00',
    balance: '196250.00',
    category: 'Salary',
    counterparty: 'ACME TEXTILES',
  },
  {
    date: '2025-10-02',
    description: 'UPI RENT OCTOBER',
    debit: '32000.00',
    balance: '164250.00',
    category: 'Rent & Housing',
    counterparty: 'RENT',
  },
  {
    date: '2025-11-16',
    description: 'IMPS FROM R MEHTA',
    credit: '6500.00',
    balance: '170750.00',
    category: 'Transfer',
    counterparty: 'R MEHTA',
  },
  {
    date: '2025-11-25',
    description: 'UPI TO R MEHTA',
    debit: '2400.00',
    balance: '168350.00',
    category: 'Transfer',
    counterparty: 'R MEHTA',
  },
];

interface ReportChanges {
  /** Changes to rows, by row number from 1. */
  readonly rows?: Readonly<Record<number, object>>;
  readonly [field: string]: unknown;
}

const printedFigures = { opening: '84250.00', repeated: [], debits: [], credits: [], debitCount: [], creditCount: [] };

/** The service's report of four rows, with the test's changes. */
export function reportOf({ rows = {}, ...changes }: ReportChanges = {}) {
  return {
    layout: 'hdfc-email',
    rows: 4,
    proved: 4,
    rowsToCheckWords: [],
    unprovable: 0,
    doubtfulRows: [],
    breaks: 0,
    doubts: [],
    unsidedAmounts: [],
    accounts: [
      { rows: 4, order: 'oldest first', breaks: 0, opening: '84250.00', closing: '168350.00', printed: printedFigures },
    ],
    transactions: transactions.map((row, index) => ({ ...transaction, ...row, ...rows[index + 1] })),
    csv: CSV,
    ...changes,
  };
}

function createResponse(body: string, status: number, type: string): UploadResponse {
  return { status, type, bytes: new Uint8Array(new TextEncoder().encode(body)) };
}

const json = (body: unknown, status = 200) => createResponse(JSON.stringify(body), status, 'application/json');

/** The statement service's responses, as they come into a page. */
export const responses = {
  report: (changes?: ReportChanges) => json(reportOf(changes)),
  csv: (body: string = CSV) => createResponse(body, 200, 'text/csv; charset=utf-8'),
  message: (message: string) => json({ message }),
  error: (error: string, code?: string, status = 422) => json({ error, ...(code !== undefined && { code }) }, status),
};

/** A fake service and engine that record their input and answer when the test says so. */
export function fakeService() {
  const requests: SendRequest[] = [];
  const sent: FormData[] = [];
  const converted: Upload[] = [];
  let settle: { resolve: (response: UploadResponse) => void; reject: (error: Error) => void } | undefined;
  const copied: PdfUpload[] = [];
  let inspection: Awaited<ReturnType<FileReaders['inspectOnDevice']>> = {};
  let copy: CopyOfPdf | undefined;
  let settleDevice: { resolve: (answer: DeviceAnswer) => void; reject: (error: Error) => void } | undefined;
  /** An answer given before the request, because the requesting code loads late. */
  let early: Promise<UploadResponse> | undefined;
  const send: Send = (_url, request) => {
    requests.push(request);
    sent.push(request.form);
    if (early) {
      const answer = early;
      early = undefined;
      return answer;
    }
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      request.signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  };
  return {
    send,
    sent,
    requests,
    converted,
    copied,
    inspectOnDevice: () => Promise.resolve(inspection),
    /** The result of the fake engine for every file. */
    findInFiles: (found: typeof inspection) => {
      inspection = found;
    },
    copyOnDevice: (upload: PdfUpload) => {
      copied.push(upload);
      return copy ? Promise.resolve(copy) : Promise.reject(new Error('chunk'));
    },
    copyAs: (answer: CopyOfPdf) => {
      copy = answer;
    },
    convertOnDevice: (upload: Upload) => {
      converted.push(upload);
      return new Promise<DeviceAnswer>((resolve, reject) => {
        settleDevice = { resolve, reject };
      });
    },
    respond: (response: UploadResponse) => {
      if (settle) settle.resolve(response);
      else early = Promise.resolve(response);
      settle = undefined;
    },
    failNetwork: () => {
      if (settle) settle.reject(new TypeError('Failed to fetch'));
      else early = Promise.reject(new TypeError('Failed to fetch'));
      settle = undefined;
    },
    answerOnDevice: (answer: DeviceAnswer) => {
      settleDevice?.resolve(answer);
    },
    failEngine: () => {
      settleDevice?.reject(new Error('chunk'));
    },
  };
}
