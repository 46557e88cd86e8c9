/**
 * Puts objects into a PDF file: object 1 is the catalogue, and each is numbered by its place in the list.
 * @param objects their contents, with one character for each byte.
 * @returns the file, with one character for each byte.
 */
export function assemblePdf(objects: readonly string[]): string {
  const parts = ['%PDF-1.4\n'];
  let length = parts[0]?.length ?? 0;
  const entries: string[] = [];
  for (const [index, object] of objects.entries()) {
    entries.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
  }
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return parts.join('');
}
