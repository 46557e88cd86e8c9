import type { Place } from '../routing/location.ts';

/** What `aria-current` says of a link at a place: the page one is on, the part of it that the address names, or nothing. */
export function currentAt(
  { pathname, hash }: Pick<Place, 'pathname' | 'hash'>,
  to: string,
): 'page' | 'location' | undefined {
  const at = to.indexOf('#');
  if (at < 0) return pathname === to ? 'page' : undefined;
  return pathname === to.slice(0, at) && hash === to.slice(at) ? 'location' : undefined;
}
