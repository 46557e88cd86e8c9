import { uploadStatement, type SendRequest, type UploadResponse } from './uploadStatement.ts';
import { conversion as texts } from '../../texts/en/conversion.ts';

const form = new FormData();
form.append('bank_code', 'HDFC');

async function answerOf(response: Response): Promise<UploadResponse> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type') ?? '', bytes };
}

const upload = (answer: Response) => uploadStatement(() => answerOf(answer), '/upload', form, texts);
const FAILED = 'An error occurred while uploading the file.';

test('the form is sent to the address, and the report is preferred to a CSV', async () => {
  const send = jest.fn(() => answerOf(new Response('', { status: 500 })));
  const onProgress = jest.fn();
  await uploadStatement(send, 'https://service.example/upload', form, texts, { onProgress });
  expect(send).toHaveBeenCalledWith(
    'https://service.example/upload',
    expect.objectContaining({ form, accept: 'application/json, text/csv;q=0.9', onProgress }),
  );
});

test('the report of a statement comes as it is', async () => {
  expect(await upload(Response.json({ rows: 4 }))).toEqual({ kind: 'report', data: { rows: 4 } });
});

test('a CSV is kept byte for byte, with its text', async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('date\r\n₹')]);
  const outcome = await upload(
    new Response(bytes, {
      headers: { 'content-type': 'Text/CSV; charset=utf-8' },
    }),
  );
  if (outcome.kind !== 'csv') throw new Error(outcome.kind);
  expect(new Uint8Array(await outcome.csv.arrayBuffer())).toEqual(bytes);
  expect(outcome.text).toBe('date\r\n₹');
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
  ['success without anything', Response.json(null), FAILED],
])('failure: %s', async (_, answer, message) => {
  expect(await upload(answer)).toEqual({ kind: 'error', message, fault: 'refused' });
});

test('a refusal has the service’s own name', async () => {
  expect(await upload(Response.json({ error: 'Locked.', code: 'password-needed' }, { status: 422 }))).toEqual({
    kind: 'error',
    message: 'Locked.',
    fault: 'refused',
    code: 'password-needed',
  });
});

test('a page in another language gets the name of a refusal and what was found in the file', async () => {
  const refused = jest.fn(() => 'मना।');
  const answer = { error: 'Too many.', code: 'too-many-pages', detail: { kind: 'pages', count: 9, limit: 3 } };
  const send = () => answerOf(Response.json(answer, { status: 413 }));
  expect(await uploadStatement(send, '/upload', form, { ...texts, refused })).toMatchObject({ message: 'मना।' });
  expect(refused).toHaveBeenCalledWith({ message: 'Too many.', code: answer.code, detail: answer.detail });
});

test('a page in another language gets the name of a message', async () => {
  const message = jest.fn(() => 'ख़ाली।');
  const send = () => answerOf(Response.json({ message: 'Empty.', code: 'no-transactions' }));
  expect(await uploadStatement(send, '/upload', form, { ...texts, message })).toEqual({
    kind: 'message',
    message: 'ख़ाली।',
  });
  expect(message).toHaveBeenCalledWith({ message: 'Empty.', code: 'no-transactions' });
});

test.each([429, 503])('an answer with %s takes the file at another time', async (status) => {
  expect(await upload(Response.json({ error: 'Try again in 9 seconds.', code: 'too-often' }, { status }))).toEqual({
    kind: 'error',
    message: 'Try again in 9 seconds.',
    fault: 'not-now',
    code: 'too-often',
  });
});

const NO_ANSWER = {
  kind: 'error',
  fault: 'no-answer',
  message: `${FAILED} We could not reach the server. Your file and bank are still selected; please try again.`,
};

const never = (_: string, { signal }: SendRequest) =>
  new Promise<UploadResponse>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
  });

test('a service that does not answer has its own sentence', async () => {
  expect(await uploadStatement(() => Promise.reject(new TypeError('Failed to fetch')), '/upload', form, texts)).toEqual(
    NO_ANSWER,
  );
});

test('without an answer to a CSV the column names are still there', async () => {
  const csvForm = new FormData();
  csvForm.append('column_names', '["Narration","Debit","Credit"]');
  const outcome = await uploadStatement(
    () => Promise.reject(new TypeError('Failed to fetch')),
    '/upload',
    csvForm,
    texts,
  );
  expect(outcome).toMatchObject({ message: expect.stringContaining('Your file and column names are still selected') });
});

test('whoever asked can stop waiting', async () => {
  const stop = new AbortController();
  const outcome = uploadStatement(never, '/upload', form, texts, { signal: stop.signal });
  stop.abort();
  expect(await outcome).toEqual({
    kind: 'error',
    message: 'Cancelled. Your file and bank are still selected.',
    fault: 'cancelled',
  });
});

test('an upload that takes too long is ended, with a word about it', async () => {
  const timeout = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const outcome = uploadStatement(never, '/upload', form, texts);
  expect(limit).toHaveBeenCalledWith(120_000);
  timeout.abort();
  expect(await outcome).toMatchObject({
    fault: 'too-slow',
    message: expect.stringContaining(
      'It took longer than 2 minutes, so we stopped. Your file and bank are still selected',
    ),
  });
});
