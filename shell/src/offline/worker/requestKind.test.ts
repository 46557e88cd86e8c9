import { requestKind, type RequestHead } from './requestKind.ts';

const ORIGIN = 'https://artha.example';
const request = (path: string, head: Partial<RequestHead> = {}): RequestHead => ({
  url: new URL(path, ORIGIN).href,
  method: 'GET',
  mode: 'cors',
  destination: '',
  ...head,
});
const toDocument = { mode: 'navigate', destination: 'document' } as const;

test.each([
  ['a document', '/tools/tax?regime=old', toDocument, 'page'],
  ['a document of a site in Hindi', '/hi/finterms', toDocument, 'page'],
  ['a script of a release', '/remotes/tax/0123/5.js', { destination: 'script' }, 'file'],
  ['a registry', '/registries/0123.json', {}, 'file'],
  ['an icon', '/icons/0123.svg', { destination: 'image' }, 'file'],
  ['a file that is shared', '/tools/convert?share', { ...toDocument, method: 'POST' }, 'share'],
  ['a form', '/upload', { ...toDocument, method: 'POST' }, undefined],
  ['an upload', '/upload', { method: 'POST' }, undefined],
  ['a request about an account', '/auth/v1/user', {}, undefined],
  ['a page of the account', '/auth/security', toDocument, undefined],
  ['a page of the account in Hindi', '/hi/auth/signin', toDocument, undefined],
  ['a part of the registry', '/registry/tax.json', {}, undefined],
  ['a record of this worker', '/offline/tax.json', {}, undefined],
  ['a page of the site’s own', '/~override', toDocument, undefined],
  ['a framed document', '/embedded/x/y.html', { mode: 'navigate', destination: 'iframe' }, undefined],
  ['a file of a release as a document', '/remotes/tax/0123/a.pdf', toDocument, undefined],
  ['another site', 'https://other.example/tools/tax', toDocument, undefined],
] as const)('%s', (_, path, head, kind) => {
  expect(requestKind(request(path, head), ORIGIN)).toBe(kind);
});
