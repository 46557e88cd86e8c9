import { pageHeaders } from '@artha/core/pageHeaders';
import { isPage, releaseFilePolicy, securityHeaders } from './securityHeaders.ts';

const page = {
  files: ['/remotes/shell/1.js'],
  policies: ["default-src 'none'"],
  isIsolated: false,
};

test('no header names the files of a page: while they load, the page would arrive later', () => {
  expect(Object.values(pageHeaders(page)).join()).not.toContain('/remotes/');
});

test('a page that is not isolated requires a digest of every script, which the policy of an isolated one requires itself', () => {
  expect(pageHeaders(page)).toHaveProperty('Integrity-Policy', 'blocked-destinations=(script)');
  expect(pageHeaders(page)).not.toHaveProperty('Cross-Origin-Opener-Policy');
  const isolated = pageHeaders({ ...page, isIsolated: true });
  expect(isolated).not.toHaveProperty('Integrity-Policy');
  expect(isolated).toHaveProperty('Cross-Origin-Opener-Policy', 'noopener-allow-popups');
});

test('a page is told from a file of a release, and from a document without scripts', () => {
  expect(isPage(pageHeaders({ ...page, policies: ["default-src 'none'; script-src 'sha256-a'"] }))).toBe(true);
  for (const policy of [releaseFilePolicy, securityHeaders['Content-Security-Policy'], "default-src 'none'"]) {
    expect(isPage({ 'Content-Security-Policy': policy })).toBe(false);
  }
  expect(isPage({})).toBe(false);
});
