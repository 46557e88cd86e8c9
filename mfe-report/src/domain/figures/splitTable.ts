/** A cell in quotation marks, in which a quotation mark is doubled, or one without; then what ends it. */
const cell = (separator: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))(${separator}|\\n|$)`, 'gy');

/**
 * Splits a block that was copied from a spreadsheet (cells separated by tabs) or is CSV (by commas) into rows of cells.
 * Rows without any text are left out.
 */
export function splitTable(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const form = cell(lines.includes('\t') ? '\t' : ',');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of lines.matchAll(form)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((content) => content !== ''));
}
