import { faultCases, partOf, type SiteAddresses } from './faultCases.ts';

const addresses: SiteAddresses = {
  origin: 'http://127.0.0.1:5000',
  remote: 'tax',
  releaseService: 'https://artha.example/release-service',
  uploadUrl: '/upload',
};

test.each([
  ['http://127.0.0.1:5000/remotes/tax/0a1b/main.js?r=1', 'remote'],
  ['http://127.0.0.1:5000/remotes/taxes/0a1b/main.js', 'files'],
  ['http://127.0.0.1:5000/remotes/shell/0a1b/main.js', 'files'],
  ['http://127.0.0.1:5000/registries/0a.json', 'files'],
  ['http://127.0.0.1:5000/registry/tax.json', 'rest'],
  ['http://127.0.0.1:5000/upload', 'statements'],
  ['http://127.0.0.1:5000/.well-known/artha.json', 'release service'],
  ['https://artha.example/release-service/v1/status', 'release service'],
  ['https://analytics.example/remotes/tax/x.js', 'rest'],
])('%s is answered by: %s', (url, part) => {
  expect(partOf(url, false, addresses)).toBe(part);
});

test('a document is a page, wherever it is, and statements may be sent elsewhere', () => {
  expect(partOf('http://127.0.0.1:5000/upload', true, addresses)).toBe('page');
  const elsewhere = { ...addresses, uploadUrl: 'https://statements.example/upload' };
  expect(partOf('https://statements.example/upload', false, elsewhere)).toBe('statements');
});

test('each case has a picture of its own, and none breaks the page itself', () => {
  expect(new Set(faultCases.map(({ id }) => id)).size).toBe(faultCases.length);
  expect(faultCases.filter(({ faults }) => 'page' in faults)).toEqual([]);
});
