/** Words in capitals with single spaces, nothing else: what phrases are compared in. */
export function normalizeWords(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}
