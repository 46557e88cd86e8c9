/**
 * The names of the tests that are known to be flaky.
 * @param text of `docs/flaky-tests.md`: each row of its table begins with a name, as a run prints it.
 */
export function flakyTests(text: string): string[] {
  return Array.from(text.matchAll(/^\| `([^`]+)` /gm), ([, name = '']) => name);
}
