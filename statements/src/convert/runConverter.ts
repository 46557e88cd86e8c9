import { writeFile } from 'node:fs/promises';
import { anonymiseFile } from './anonymiseFile.ts';
import { combinedReport, isAllProved } from './combinedReport.ts';
import { combineStatements } from './combineStatements.ts';
import type { CombinedStatements, ConvertedFile, RefusedFile } from './combinedStatements.ts';
import { findFiles } from './findFiles.ts';
import { readOptions, usage } from './options.ts';
import type { ConvertOptions } from './options.ts';
import { outputFormats } from './outputs/outputFormats.ts';
import { describeError, readStatementFile } from './readStatementFile.ts';
import type { FileSource } from './readStatementFile.ts';

/** The process's resources for the converter. */
export interface ConverterInput extends FileSource {
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  /** Whether stdout is a terminal, which cannot show a file that is not text. */
  readonly isTerminal: boolean;
}

/** The output of the process, and its exit code. */
export interface ConverterResult {
  readonly stdout: string | Uint8Array;
  readonly stderr: string;
  readonly exitCode: number;
}

const exitCodes = { proved: 0, notProved: 1, failed: 2, refusedSome: 3 } as const;

function exitCodeOf(statements: CombinedStatements): number {
  if (statements.refused.length > 0) return exitCodes.refusedSome;
  return isAllProved(statements) ? exitCodes.proved : exitCodes.notProved;
}

/** Reads one file after another and keeps only the rows of each. */
async function readAll(paths: readonly string[], options: ConvertOptions, input: ConverterInput) {
  const converted: ConvertedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const path of paths) {
    try {
      converted.push({ path, statement: await readStatementFile(path, options, input) });
    } catch (error) {
      refused.push({ path, reason: describeError(error) });
    }
  }
  return { converted, refused };
}

/** Writes the result to its destination. */
async function deliver(
  content: string | Uint8Array,
  stderr: string,
  exitCode: number,
  { output }: ConvertOptions,
): Promise<ConverterResult> {
  if (output === undefined) return { stdout: content, stderr, exitCode };
  await writeFile(output, content);
  return { stdout: '', stderr, exitCode };
}

async function convert(input: ConverterInput): Promise<ConverterResult> {
  const options = readOptions(input.parameters, input.environment);
  if (options.help) return { stdout: `${usage}\n`, stderr: '', exitCode: exitCodes.proved };
  if (options.paths.includes('-') && input.readInput === undefined) throw new Error(`Say which file.\n\n${usage}`);
  const { format, output, currency, ledger, isAnonymous } = options;
  if ((isAnonymous || outputFormats[format].isBinary) && output === undefined && input.isTerminal) {
    throw new Error('This format is not text: say where to write it with --out FILE.');
  }
  const paths = await findFiles(options.paths, output);
  if (isAnonymous) {
    const { copy, report, isAlike } = await anonymiseFile(paths, options, input);
    return deliver(copy, report, isAlike ? exitCodes.proved : exitCodes.notProved, options);
  }
  if (paths.length === 0) throw new Error('No statements were found: PDFs, or exports as text or Excel.');
  const { converted, refused } = await readAll(paths, options, input);
  const [firstRefused] = refused;
  if (converted.length === 0) {
    const reasons = refused.map(({ path, reason }) => (paths.length === 1 ? reason : `${path}: ${reason}`));
    throw new Error(firstRefused === undefined ? 'Nothing was converted.' : reasons.join('\n'));
  }
  const statements = combineStatements(converted, refused);
  if (ledger !== undefined && format === 'tally' && statements.accounts.length > 1) {
    throw new Error('--ledger names one ledger, and these files hold several accounts: convert them one by one.');
  }
  const settings = { currency, now: input.now, ...(ledger !== undefined && { ledger }) };
  const content = await outputFormats[format].write(statements, settings);
  return deliver(content, combinedReport(statements, format), exitCodeOf(statements), options);
}

/** Runs the command `artha-convert`: the engine without the service. Never rejects. */
export async function runConverter(input: ConverterInput): Promise<ConverterResult> {
  try {
    return await convert(input);
  } catch (error) {
    return { stdout: '', stderr: `${describeError(error)}\n`, exitCode: exitCodes.failed };
  }
}
