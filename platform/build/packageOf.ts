/** The package that a specifier names: `@scope/name` of `@scope/name/part`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
