import { latin1 } from './latin1.ts';

/** The kind of a file by its first bytes; the name and type that the sender declares prove nothing. */
export type FileKind = 'pdf' | 'workbook' | 'web page' | 'other';

/** Zip (xlsx, ods), the older OLE container (xls), and sheets of the oldest versions without one. */
const workbookSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x09, 0x08],
  [0x09, 0x04],
];

/** Web pages and XML that banks name .xls, by their first bytes; a letter of UTF-16 has a zero byte. */
const markupPattern = /^[^<]{0,200}<[^]*<(?:\w+:)?(?:table|workbook)\b/i;
const maxMarkupStart = 65_536;

/** PDF readers accept the header anywhere in the first 1024 bytes, and some banks' mailers put lines before it. */
const maxHeaderOffset = 1024;

/** Detects the kind of a file by its first bytes. */
export function detectFileKind(bytes: Uint8Array): FileKind {
  if (latin1(bytes.subarray(0, maxHeaderOffset)).includes('%PDF-')) return 'pdf';
  if (workbookSignatures.some((magic) => magic.every((byte, index) => bytes[index] === byte))) return 'workbook';
  return markupPattern.test(latin1(bytes.subarray(0, maxMarkupStart)).replaceAll('\0', '')) ? 'web page' : 'other';
}

/** Whether a file holds tables of cells that the workbook reader reads. */
export function isWorkbook(kind: FileKind): boolean {
  return kind === 'workbook' || kind === 'web page';
}
