import type { ConvertedStatement } from './convertedStatement.ts';
import type { Conversion } from './convertStatement.ts';
import type { Upload } from './validateUpload.ts';

/** Why a file gave no statement. */
type Unconverted = Exclude<Conversion, { kind: 'statement' }>;

/** What came of several files. */
export interface ConvertedFiles {
  readonly converted: readonly ConvertedStatement[];
  /** What came of the files without a statement, in their order. */
  readonly failures: readonly { readonly file: File; readonly conversion: Unconverted }[];
  /** The files that are still to be converted: those that failed, and those that had not begun at the end. */
  readonly left: readonly File[];
}

/** The files after these would meet the same. */
const endingFaults: ReadonlySet<string> = new Set(['cancelled', 'not-now']);

/** Converts files one after another, so that each has the whole line, until the person cancels or the service takes no more now. */
export async function convertFiles(
  uploads: readonly Upload[],
  convertOne: (upload: Upload, index: number) => Promise<Conversion>,
): Promise<ConvertedFiles> {
  const converted: ConvertedStatement[] = [];
  const failures: { file: File; conversion: Unconverted }[] = [];
  for (const [index, upload] of uploads.entries()) {
    const conversion = await convertOne(upload, index);
    if (conversion.kind === 'statement') {
      converted.push(conversion.statement);
      continue;
    }
    failures.push({ file: upload.file, conversion });
    if (conversion.kind === 'error' && endingFaults.has(conversion.fault)) {
      const notBegun = uploads.slice(index + 1).map(({ file }) => file);
      return { converted, failures, left: [...failures.map(({ file }) => file), ...notBegun] };
    }
  }
  return { converted, failures, left: failures.map(({ file }) => file) };
}
