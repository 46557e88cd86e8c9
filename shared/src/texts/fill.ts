/**
 * Puts values in place of the names in a text: `fill('{count} terms', { count: '3' })`. For texts that are data; a text
 * of a remote that depends on a value is a function.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
