/** The file in which zod 4 keeps its settings. */
export const zodSettings = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.c?js$/;

/**
 * A webpack loader for zod: by default it tries whether a page may run text as code (`new Function`), which the site's pages
 * forbid and report. It says itself that it should not (`jitless`), as `z.config({ jitless: true })` would.
 */
export default function jitlessLoader(source: string): string {
  return source.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');
}
