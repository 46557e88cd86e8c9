import { pageHeaders } from './securityHeaders.ts';

const page = {
  link: '</remotes/shell/1.js>; rel=preload; as=script',
  policies: ["default-src 'none'"],
  isIsolated: false,
};

test('a page lists its preloads, and one without preloads has no empty header', () => {
  expect(pageHeaders(page)).toHaveProperty('Link', page.link);
  expect(pageHeaders({ ...page, link: '' })).not.toHaveProperty('Link');
});
