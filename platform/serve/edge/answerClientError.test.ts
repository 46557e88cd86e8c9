import { readAnswer } from './testing/exchange.ts';
import { answerClientError } from './answerClientError.ts';

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout\n'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large\n'],
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
