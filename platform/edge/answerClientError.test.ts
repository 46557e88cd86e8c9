import { readAnswer } from './testing/exchange.ts';
import { answerClientError } from './answerClientError.ts';

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout\n'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413, 'Payload Too Large\n'],
  ['HPE_INVALID_METHOD', 501, 'Not Implemented\n'],
  ['HPE_INVALID_TOKEN', 400, 'Bad Request\n'],
  [undefined, 400, 'Bad Request\n'],
])('the error %s is answered with %i', (code, status, body) => {
  const answer = readAnswer(answerClientError(code));
  expect(answer).toMatchObject({ status, body });
  expect(answer.headers).toMatchObject({
    connection: 'close',
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
  });
});

test('a browser with more cookies than a server reads deletes them, says so and asks again', () => {
  const { status, headers, body } = readAnswer(answerClientError('HPE_HEADER_OVERFLOW'));
  expect(status).toBe(431);
  expect(headers).toMatchObject({ 'clear-site-data': '"cookies"', 'cache-control': 'no-store', connection: 'close' });
  expect(body).toContain('<meta http-equiv="refresh" content="4">');
  expect(body).toContain('the page loads again by itself');
});
