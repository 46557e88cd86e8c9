import { checkPreconditions } from './checkPreconditions.ts';

test.each([
  [{}, 200],
  [{ 'if-none-match': '"a"' }, 304],
  [{ 'if-none-match': 'W/"a"' }, 304],
  [{ 'if-none-match': '"b", "a"' }, 304],
  [{ 'if-none-match': ' * ' }, 304],
  [{ 'if-none-match': '"b"' }, 200],
  [{ 'if-none-match': 'a' }, 200],
  [{ 'if-none-match': '' }, 200],
  [{ 'if-match': '"a"' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '"a"', 'if-none-match': '"a"' }, 304],
  [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
  [{ 'if-modified-since': 'Fri, 31 Dec 9999 23:59:59 GMT' }, 200],
])('%j is answered with %i for the tag "a"', (headers, status) => {
  expect(checkPreconditions(headers, '"a"')).toBe(status);
});
