import { toJsonSchema } from '@valibot/to-json-schema';
import { csvHeader } from '../engine/report/writeCsv.ts';
import { doubts } from '../engine/refusals/doubts.ts';
import { refusalDetailSchema } from '../engine/refusals/refusalDetail.ts';
import { bankCodes } from './bankCodes.ts';
import type { Limits } from './limits.ts';
import { reportHeaderNames } from './reportHeaders.ts';
import { reportJsonSchema } from './reportJsonSchema.ts';
import { answerCodes } from './uploadError.ts';

const text = (description: string) => ({ description, schema: { type: 'string' } }) as const;

const headerDescriptions: Readonly<Record<string, string>> = {
  'X-Statement-Layout':
    'The layout it was read by; `csv` for a CSV file, `workbook` for an Excel or OpenDocument file.',
  'X-Statement-Rows': 'How many transactions there are.',
  'X-Statement-Proved': 'How many of them the running balance confirms.',
  'X-Statement-Unprovable':
    'How many of them no balance is printed for, so that nothing can confirm or contradict them.',
  'X-Statement-Doubtful':
    'How many of them are in doubt: the figures contradict them, or words beside them were not read.',
  'X-Statement-Doubtful-Rows':
    'Which rows are in doubt, counted from 1 in the order of the answer: `3,17,20-22`. Absent where that is too long.',
  'X-Statement-Opening': 'The balance before the first transaction, where it is known.',
  'X-Statement-Closing': 'The balance after the last transaction, where it is known.',
  'X-Statement-Breaks': 'Places where the figures printed do not agree.',
  'X-Statement-Doubts': `What is doubtful about the statement as a whole, as codes separated by commas: ${Object.keys(doubts).join(', ')}.`,
  'X-Statement-Unsided':
    'The amounts of which nothing tells whether they are debits or credits, by their rows, in which both fields are empty: `3=1234.50,17=20.00`. Absent where that is too long.',
  'X-Statement-Accounts':
    'Of several accounts, the rows of each in order, with the end of its number: `20;number="1234", 12`. Absent where that is too long.',
};

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'What is wrong and what to do, in plain words.' },
    code: { type: 'string', description: 'A stable name for it.' },
    detail: {
      ...toJsonSchema(refusalDetailSchema, { target: 'draft-2020-12' }),
      description:
        'What was found in the file, for clients that say it in their own words. Absent if there is nothing.',
    },
  },
} as const;

/** Too many uploads from one address, and too many in total. */
const retryStatuses: ReadonlySet<number> = new Set([429, 503]);

function errorResponses() {
  const byStatus = Map.groupBy(answerCodes, ({ status }) => status);
  const answers = [...byStatus].map(([status, found]) => {
    const codes = found.map(({ code }) => code);
    const schema = { ...errorSchema, properties: { ...errorSchema.properties, code: { type: 'string', enum: codes } } };
    const headers = { 'Retry-After': text('Seconds after which to send the file again.') };
    const response = { description: codes.join(', '), ...(retryStatuses.has(status) && { headers }) };
    return [String(status), { ...response, content: { 'application/json': { schema } } }] as const;
  });
  return Object.fromEntries(answers);
}

function describeUpload({ maxPages, maxRows, maxBytes }: Limits) {
  return {
    summary: 'Converts a bank statement',
    description: `A PDF of up to ${maxPages} pages or a CSV, Excel or OpenDocument export of up to ${maxRows} transactions, at most ${maxBytes} bytes. Nothing is stored.`,
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: {
              file: { type: 'string', format: 'binary', description: 'The statement or the export.' },
              bank_code: {
                type: 'string',
                enum: bankCodes,
                description: 'For a PDF. It decides only between layouts that fit equally well.',
              },
              column_names: {
                type: 'string',
                default: '',
                description:
                  'For a CSV or Excel file: a JSON list of the names of its description, debit and credit columns, such as ["Narration", "Withdrawal Amt.", "Deposit Amt."]. The three names may also be sent as three fields of this name, in this order. One column of amounts, signed or with Dr and Cr, is named for both.',
              },
              password: {
                type: 'string',
                default: '',
                description: 'What opens the PDF or workbook, if it is encrypted.',
              },
            },
          },
        },
      },
    },
    responses: {
      ...errorResponses(),
      200: {
        description:
          'The transactions, or a message where the statement has none. Whoever prefers JSON by its Accept header gets rows with reasons and statuses, the proof, the accounts, and the CSV.',
        headers: Object.fromEntries(reportHeaderNames.map((name) => [name, text(headerDescriptions[name] ?? '')])),
        content: {
          'text/csv': { schema: { type: 'string', examples: [`${csvHeader}\n`] } },
          'application/json': {
            schema: {
              oneOf: [
                {
                  type: 'object',
                  required: ['message', 'code'],
                  properties: { message: { type: 'string' }, code: { type: 'string', enum: ['no-transactions'] } },
                },
                reportJsonSchema,
              ],
            },
          },
        },
      },
    },
  };
}

/** Describes the service in OpenAPI 3.1, with its current limits. */
export function describeService(limits: Limits) {
  const response = (description: string, type = 'application/json') => ({ description, content: { [type]: {} } });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Statements',
      version: '1.0.0',
      description: 'Indian bank statements to transactions, each proved by the running balance where it can be.',
    },
    servers: [{ url: '/' }],
    paths: {
      '/upload': { post: describeUpload(limits) },
      '/healthz': { get: { summary: 'Whether it runs', responses: { 200: response('It runs.') } } },
      '/readyz': {
        get: {
          summary: 'Whether it takes uploads',
          responses: { 200: response('It does.'), 503: response('No child is warm, or it is stopping.') },
        },
      },
      '/metrics': {
        get: { summary: 'Figures for Prometheus', responses: { 200: response('Figures.', 'text/plain') } },
      },
    },
  };
}
