/**
 * Printable ASCII without a backslash, which browsers read as a slash, and with one leading slash, so never another
 * host.
 */
const ownPathPattern = /^\/(?![/\\])[!-[\]-~]*$/;

/** Any origin works here: a path that leaves it is refused. */
const ORIGIN = 'https://own.invalid';

/** Signing in never leads to a sign-in page, which would lead back. */
const isForSigningIn = (path: string): boolean =>
  path === '/signin' || (path.startsWith('/auth/') && path !== '/auth/security');

/**
 * Returns the path to open after signing in: the `next` parameter of the address, if it is a page of this site.
 * @param isPage whether the site has a page at a path.
 * @returns a path with query and fragment; the home page for anything else.
 */
export function parseNextPath(next: string | null, isPage: (path: string) => boolean): string {
  if (next === null || !ownPathPattern.test(next)) return '/';
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  // `URL` has resolved dots: `/..//elsewhere` has become `//elsewhere`.
  return origin === ORIGIN && isPage(pathname) && !isForSigningIn(pathname) ? pathname + search + hash : '/';
}
