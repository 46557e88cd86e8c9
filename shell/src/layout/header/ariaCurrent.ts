import type { PageLocation } from '../../routing/location.ts';

/** The `aria-current` of a link at a place: for the page one is on, the part of it that the address names, or nothing. */
export function ariaCurrent(
  { pathname, hash }: Pick<PageLocation, 'pathname' | 'hash'>,
  to: string,
): 'page' | 'location' | undefined {
  const at = to.indexOf('#');
  if (at < 0) return pathname === to ? 'page' : undefined;
  return pathname === to.slice(0, at) && hash === to.slice(at) ? 'location' : undefined;
}
