/** The code of an error of Node, such as `ENOENT`; undefined for everything else. */
export function getErrorCode(error: unknown): string | undefined {
  // By its shape: an error of another realm, as under a test runner, is no instance of this one's Error.
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
