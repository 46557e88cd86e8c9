/** The kind of a file by its first bytes; the name and type that the sender declares prove nothing. */
type FileKind = 'pdf' | 'spreadsheet' | 'other';

/** Zip (xlsx, ods) and the older OLE container (xls). */
const spreadsheetSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** PDF readers accept the header anywhere in the first 1024 bytes, and some banks' mailers put lines before it. */
const maxHeaderOffset = 1024;

export function detectFileKind(bytes: Buffer): FileKind {
  if (bytes.subarray(0, maxHeaderOffset).includes('%PDF-')) return 'pdf';
  const isSpreadsheet = spreadsheetSignatures.some((magic) => magic.every((byte, index) => bytes[index] === byte));
  return isSpreadsheet ? 'spreadsheet' : 'other';
}
