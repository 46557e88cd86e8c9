import { StatementRefusal } from '../../src/engine/index.ts';
import type { Job } from '../../src/service/messages.ts';
import type { Pool } from '../../src/service/pool.ts';
import { UploadError } from '../../src/service/uploadError.ts';
import { maxTestPages, readStatement, startPdfium } from '../readStatement.ts';
import { generateDamagedFile, generateValidFile } from './files.ts';
import type { FuzzFile } from './files.ts';

/** The outcome for a damaged file: rows, a refusal with a reason, or a crash of PDFium, which affects no other file. */
export type Result = 'converted' | 'refused' | 'PDFium ended';

function convert(pool: Pool, { bytes, password }: FuzzFile) {
  const job: Job = { kind: 'pdf', bytes, maxPages: maxTestPages, ...(password !== undefined && { password }) };
  return pool.run(job, { network: 'fuzz', lane: 'one' });
}

/** Converts the file again on a separate PDFium: rejects with the fault, unless it is a crash of PDFium. */
async function explainFailure({ bytes, password }: FuzzFile): Promise<Result> {
  try {
    readStatement(await startPdfium(), bytes, { password });
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') return 'PDFium ended';
    if (!(error instanceof StatementRefusal)) throw error;
  }
  throw new Error('A child failed at a file that can be converted: what was before has spoiled it.');
}

/** Converts the damaged file of a seed. Rejects when it takes too long or fails without a reason. */
export async function tryDamagedFile(pool: Pool, seed: number): Promise<Result> {
  const file = generateDamagedFile(seed);
  try {
    const { kind } = await convert(pool, file);
    return kind === 'failed' ? await explainFailure(file) : kind;
  } catch (error) {
    if (error instanceof UploadError && error.code === 'interrupted') return 'PDFium ended';
    throw error;
  }
}

/** Converts the valid file of a seed. Rejects when its rows are not all proved. */
export async function tryValidFile(pool: Pool, seed: number): Promise<Result> {
  const { template, rows, proved, ...file } = generateValidFile(seed);
  const outcome = await convert(pool, file);
  if (outcome.kind !== 'converted') throw new Error(`A sound ${template} was answered by ${JSON.stringify(outcome)}.`);
  const { report } = outcome;
  if (report.rows !== rows || report.proved !== proved || report.breaks !== 0) {
    throw new Error(`A sound ${template} of ${rows} rows was reported as ${JSON.stringify(report)}.`);
  }
  return 'converted';
}
