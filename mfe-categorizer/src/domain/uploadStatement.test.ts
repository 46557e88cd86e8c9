/** @jest-environment node */
import { uploadStatement } from './uploadStatement.ts';

const form = new FormData();
form.append('bank_code', 'HDFC');
const upload = (answer: Response) => uploadStatement(() => Promise.resolve(answer), '/upload', form);
const FAILED = 'An error occurred while uploading the file.';

test('the form is posted to the address', async () => {
  const fetch = jest.fn(() => Promise.resolve(new Response('', { status: 500 })));
  await uploadStatement(fetch, 'https://service.example/upload', form);
  expect(fetch).toHaveBeenCalledWith(
    'https://service.example/upload',
    expect.objectContaining({ method: 'POST', body: form }),
  );
});

test('a CSV is kept byte for byte, with its text and its headers', async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('date\r\n₹')]);
  const outcome = await upload(
    new Response(bytes, {
      headers: { 'content-type': 'Text/CSV; charset=utf-8', 'x-statement-rows': '1', 'x-statement-proved': '1' },
    }),
  );
  if (outcome.kind !== 'csv') throw new Error(outcome.message);
  expect(new Uint8Array(await outcome.csv.arrayBuffer())).toEqual(bytes);
  expect(outcome.text).toBe('date\r\n₹');
  expect(outcome.headers.get('X-Statement-Proved')).toBe('1');
});

test('a JSON answer brings its message', async () => {
  expect(await upload(Response.json({ message: 'Split the file.' }))).toEqual({
    kind: 'message',
    message: 'Split the file.',
  });
});

test.each([
  [
    'the service’s own text',
    Response.json({ error: 'The PDF is encrypted.' }, { status: 422 }),
    'The PDF is encrypted.',
  ],
  ['an error in an answer that claims success', Response.json({ error: 'No rows.' }), 'No rows.'],
  ['no error field', Response.json({ message: 'x' }, { status: 500 }), FAILED],
  ['an empty error field', Response.json({ error: ' ' }, { status: 500 }), FAILED],
  ['an error that is no text', Response.json({ error: { code: 7 } }, { status: 500 }), FAILED],
  ['JSON that is no object', Response.json(null, { status: 500 }), FAILED],
  ['a gateway’s page', new Response('<h1>Bad Gateway</h1>', { status: 502 }), FAILED],
  [
    'a CSV that came with a failure',
    new Response('a,b', { status: 500, headers: { 'content-type': 'text/csv' } }),
    FAILED,
  ],
  ['success of a kind that was not asked for', new Response('hello'), FAILED],
  ['success without a message', Response.json({}), FAILED],
])('failure: %s', async (_, answer, message) => {
  expect(await upload(answer)).toEqual({ kind: 'error', message });
});

const NO_ANSWER = {
  kind: 'error',
  message: `${FAILED} We could not reach the server. Your file and bank are still selected; please try again.`,
};

test('a service that does not answer has its own sentence', async () => {
  expect(await uploadStatement(() => Promise.reject(new TypeError('Failed to fetch')), '/upload', form)).toEqual(
    NO_ANSWER,
  );
});

test('without an answer to a CSV the column names are still there', async () => {
  const csvForm = new FormData();
  csvForm.append('column_names', '["Narration","Debit","Credit"]');
  const outcome = await uploadStatement(() => Promise.reject(new TypeError('Failed to fetch')), '/upload', csvForm);
  expect(outcome).toMatchObject({ message: expect.stringContaining('Your file and column names are still selected') });
});

test('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.error(new Error('connection reset'));
    },
  });
  expect(await upload(new Response(broken, { headers: { 'content-type': 'text/csv' } }))).toEqual(NO_ANSWER);
});

test('whoever asked can stop waiting', async () => {
  const stop = new AbortController();
  const never = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  const outcome = uploadStatement(never, '/upload', form, stop.signal);
  stop.abort();
  expect(await outcome).toEqual(NO_ANSWER);
});
