import { endUnknownCookies } from './endUnknownCookies.ts';

const ended = (cookie: string, url = '/', host = '127.0.0.1:8080', others: readonly string[] = []) =>
  endUnknownCookies({ headers: { cookie, host }, url }, others);

test('a request without cookies, or with those of the site and of the proxies before it, ends none', () => {
  expect(endUnknownCookies({ headers: {}, url: '/' })).toEqual([]);
  expect(ended('artha_draw=7; ph_abc_posthog=1; __Host-Http-artha-override=x; AWSALBCORS=y; __cf_bm=z')).toEqual([]);
  expect(ended('__Host-Http-artha-session=a; __Host-Http-artha-session-2=b; artha-session=c')).toEqual([]);
  expect(ended('sticky=1', '/', 'artha.example', ['sticky'])).toEqual([]);
});

test('a cookie that the site does not know is ended wherever it can be set for', () => {
  expect(ended('big=xxxx; artha_draw=7', '/tools/tax?a=b')).toEqual([
    'big=; Max-Age=0; Path=/',
    'big=; Max-Age=0; Path=/tools',
    'big=; Max-Age=0; Path=/tools/tax',
  ]);
  expect(ended('big=x', '/', 'artha.example')).toEqual([
    'big=; Max-Age=0; Path=/',
    'big=; Max-Age=0; Path=/; Domain=artha.example',
  ]);
});

test('a cookie with a prefix is ended as browsers take it', () => {
  expect(ended('__Host-big=x', '/tools')).toEqual(['__Host-big=; Max-Age=0; Path=/; Secure']);
  expect(ended('__Secure-big=x')).toEqual(['__Secure-big=; Max-Age=0; Path=/; Secure']);
});

test('what is no name of a cookie gets into no header, and the headers stay short', () => {
  expect(ended('a b=1; =2; ;"q"=3')).toEqual([]);
  const many = Array.from({ length: 180 }, (_, index) => `c${String(index)}=x`).join('; ');
  expect(ended(many)).toHaveLength(10);
});
