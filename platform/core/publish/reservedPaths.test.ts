import { isReservedPath } from './reservedPaths.ts';

test.each([
  ...[
    '/upload',
    '/Upload',
    '/upload/more',
    '/remotes/tax',
    '/registries',
    '/og/picture',
    '/vitals',
    '/releases',
    '/embedded/a',
  ],
  ...['/auth/v1', '/Auth/V1/token', '/~health', '/~Health/more', '/404', '/index', '/registry'],
])('%s belongs to the site itself', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each(['/', '/auth/signin', '/auth/v10', '/signin', '/tools/upload', '/uploads', '/~design', '/tools'])(
  '%s may be a page of a remote',
  (path) => {
    expect(isReservedPath(path)).toBe(false);
  },
);
