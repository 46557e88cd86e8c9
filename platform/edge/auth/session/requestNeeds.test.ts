import { requestNeeds } from './requestNeeds.ts';

const withToken = (method: string, path: string, query = '') => requestNeeds(method, path, query, true);

test('a request without a token needs nothing, unless it renews a session', () => {
  expect(requestNeeds('POST', '/token', 'grant_type=password', false)).toBe('nothing');
  expect(requestNeeds('GET', '/authorize', 'provider=google', false)).toBe('nothing');
  expect(requestNeeds('POST', '/token', 'grant_type=refresh_token', false)).toBe('renewal');
});

test.each([
  ['POST', '/logout', 'scope=local', 'session'],
  ['POST', '/logout', 'scope=global', 'page'],
  ['POST', '/logout', '', 'page'],
  ['GET', '/user', '', 'page'],
  ['GET', '/factors/recovery-codes', '', 'page'],
  ['POST', '/factors/1a-2b/challenge', '', 'page'],
  ['POST', '/factors/1a-2b/verify', '', 'page'],
  ['PUT', '/user', '', 'recent'],
  ['POST', '/factors', '', 'recent'],
  ['DELETE', '/factors/1a-2b', '', 'recent'],
  ['POST', '/factors/recovery-codes/regenerate', '', 'recent'],
  ['GET', '/user/identities/authorize', 'provider=google', 'recent'],
] as const)('%s %s?%s needs: %s', (method, path, query, needs) => {
  expect(withToken(method, path, query)).toBe(needs);
});

test.each([
  ['PUT', '//user'],
  ['GET', '//user/identities/authorize'],
  ['PUT', '/%75ser'],
  ['PUT', '/factors/../user'],
  ['POST', '/factors/x/verify/../../../factors'],
  ['POST', '/factors/a%2fverify'],
  ['POST', '/a-new-address'],
])('%s %s, in another form than the client’s, needs the most', (method, path) => {
  expect(withToken(method, path)).toBe('recent');
});
