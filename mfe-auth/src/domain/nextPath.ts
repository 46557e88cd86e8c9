/** Printable ASCII without backslash, which browsers read as a slash; one slash at the start, so never another host. */
const ownPathPattern = /^\/(?![/\\])[!-[\]-~]*$/;

/** Any origin will do: whatever leaves it is refused. */
const ORIGIN = 'https://own.invalid';

/** Signing in leads to none of the pages for it: they would lead back. */
const isForSigningIn = (path: string): boolean =>
  path === '/signin' || (path.startsWith('/auth/') && path !== '/auth/security');

/**
 * Where signing in leads to: the page that `next` of the address names, where it is a page of this site.
 * @param isPage whether a page stands at a path.
 * @returns a path with query and fragment; the home page for anything else.
 */
export function parseNextPath(next: string | null, isPage: (path: string) => boolean): string {
  if (next === null || !ownPathPattern.test(next)) return '/';
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  // Dots are resolved by now: `/..//elsewhere` has become `//elsewhere`.
  return origin === ORIGIN && isPage(pathname) && !isForSigningIn(pathname) ? pathname + search + hash : '/';
}
