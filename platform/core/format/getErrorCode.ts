/** The code of a Node error, such as `ENOENT`; undefined for anything else. */
export function getErrorCode(error: unknown): string | undefined {
  // Checks the shape: an error from another realm, as under a test runner, is not an instance of this Error.
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
