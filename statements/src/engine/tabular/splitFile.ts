import { decodeText } from './decodeText.ts';
import type { Sheet } from './sheet.ts';
import type { ReadWorkbook } from './readWorkbook.ts';
import { splitDelimited } from './splitDelimited.ts';
import { splitFixedWidth } from './splitFixedWidth.ts';

/**
 * The cells of an export: the sheets of a workbook, or the ways in which a text can be split.
 * @throws StatementRefusal with not-text, password-needed, password-wrong or protection-unknown.
 */
export function splitFile(
  bytes: Uint8Array,
  readWorkbook: ReadWorkbook | undefined,
  password?: string,
): readonly Sheet[] {
  if (readWorkbook !== undefined) return readWorkbook(bytes, password);
  const text = decodeText(bytes);
  return [...splitDelimited(text), ...[splitFixedWidth(text)].flatMap((sheet) => sheet ?? [])];
}
