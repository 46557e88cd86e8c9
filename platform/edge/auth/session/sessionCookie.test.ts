import { setSessionCookie } from './sessionCookie.ts';

const session = { accessToken: 'a', refreshToken: 'b', isRemembered: false };
const agents = {
  webkit: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Safari/605.1.15',
  chromium: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
};

test.each([
  ['a browser on a site', 'artha.example', 'http', agents.webkit, true],
  ['WebKit on HTTPS of this machine', '127.0.0.1', 'https', agents.webkit, true],
  ['Chromium on HTTP of this machine', '127.0.0.1', 'http', agents.chromium, true],
  ['Firefox on HTTP of this machine', 'localhost', 'http', agents.firefox, true],
  ['WebKit on HTTP of this machine', '127.0.0.1', 'http', agents.webkit, false],
  ['a host that only begins like this machine', '127.0.0.1.example', 'http', agents.webkit, true],
])('%s gets the cookie with its prefix, or one for development', (_, hostname, protocol, agent, isSecure) => {
  const request = { hostname, protocol, headers: { 'user-agent': agent } };
  const [line = ''] = setSessionCookie(request, Buffer.alloc(32), session);
  expect(line.startsWith('__Host-Http-artha-session=')).toBe(isSecure);
  expect(line.includes('; Secure')).toBe(isSecure);
  expect(line).toContain('; HttpOnly');
});
