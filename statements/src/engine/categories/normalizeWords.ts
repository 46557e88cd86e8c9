/** Reduces a text to words in capitals with single spaces between them, the form in which phrases are compared. */
export function normalizeWords(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}
