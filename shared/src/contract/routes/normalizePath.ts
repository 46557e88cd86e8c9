/**
 * The one address of a page: a path without the slash at its end, so that `/tools/` and `/tools` are the same page. The
 * root stays `/`. Only one slash is removed: `/tools//` is not an address of the site.
 * @param path path of an address, without query and fragment; it is neither decoded nor checked.
 */
export function normalizePath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
