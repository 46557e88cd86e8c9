import { copyWithoutPersonalData, detectFileKind, openPdf } from '../engine/index.ts';
import type { AnonymousCopy, CopyReading } from '../engine/index.ts';
import type { ConvertOptions } from './options.ts';
import { readBytes, tryPasswords } from './readStatementFile.ts';
import type { FileSource } from './readStatementFile.ts';

const describe = (reading: CopyReading) =>
  reading.statement === undefined
    ? `refused: ${reading.refusal.message}`
    : `${reading.statement.transactions.length} rows, layout ${reading.statement.layout}`;

function reportOf({ original, reading, isAlike }: AnonymousCopy): string {
  return [
    `original   ${describe(original)}`,
    `copy       ${describe(reading)}`,
    isAlike
      ? 'The copy is read as the original is.'
      : 'The copy is not read as the original is: it shows the form of the statement, but perhaps not the fault.',
    ...(original.statement === undefined
      ? ['The statement was not understood, so that the amounts of the copy do not add up.']
      : []),
    'Open the copy and look at it before you send it. It still shows the bank and its words, how many rows there are, how',
    'far their dates are apart, how long names and amounts are, which of them are equal, and roughly how high amounts are.',
    '',
  ].join('\n');
}

/**
 * Makes a copy of a PDF without personal data, and reports what its owner should know about the copy.
 * @throws StatementRefusal, or Error in words for the user.
 */
export async function anonymiseFile(
  [path, ...others]: readonly string[],
  options: ConvertOptions,
  files: FileSource,
): Promise<{ readonly copy: Uint8Array; readonly report: string; readonly isAlike: boolean }> {
  if (path === undefined || others.length > 0) throw new Error('--anonymise takes one PDF.');
  const bytes = await readBytes(path, files);
  if (detectFileKind(bytes) !== 'pdf') throw new Error('--anonymise takes a PDF.');
  const pdfium = await files.loadPdfium();
  const source = tryPasswords(options.passwords, (password) => openPdf(pdfium, bytes, password));
  try {
    const { maxPages, bankHint } = options;
    const made = copyWithoutPersonalData(pdfium, source, { maxPages, bankHint });
    return { copy: made.copy, report: reportOf(made), isAlike: made.isAlike };
  } finally {
    source.close();
  }
}
