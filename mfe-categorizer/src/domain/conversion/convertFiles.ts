import type { ConvertedStatement } from '../statement/convertedStatement.ts';
import type { Conversion } from './convertStatement.ts';
import type { Upload } from '../upload/validateUpload.ts';

/** Why a file gave no statement. */
type Unconverted = Exclude<Conversion, { kind: 'statement' }>;

/** The outcome of converting several files. */
export interface ConvertedFiles {
  readonly converted: readonly ConvertedStatement[];
  /** The outcomes of the files without a statement, in their order. */
  readonly failures: readonly { readonly file: File; readonly conversion: Unconverted }[];
  /** The files that were not tried, because the conversion ended before them. */
  readonly notBegun: readonly File[];
  /** The files still to convert: those that failed and those not started. */
  readonly left: readonly File[];
}

/** Later files would fail for the same reason. */
const endingFaults: ReadonlySet<string> = new Set(['cancelled', 'not-now']);

/**
 * Converts files one after another, so that each gets the full bandwidth, until the person cancels or the service
 * accepts no more files now.
 */
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
      return { converted, failures, notBegun, left: [...failures.map(({ file }) => file), ...notBegun] };
    }
  }
  return { converted, failures, notBegun: [], left: failures.map(({ file }) => file) };
}
