import { readdirSync, readFileSync } from 'node:fs';
import { parsePdf, StatementRefusal } from '../../src/engine/index.ts';
import type { Pdfium, Statement, Transaction } from '../../src/engine/index.ts';
import { isDamaged } from '../../src/service/isDamaged.ts';
import { createRandom } from '../random.ts';
import { maxTestPages, startPdfium } from '../readStatement.ts';
import { mutate } from './mutate.ts';

/** A public sample, and the rows that are read in it. */
interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly rows: readonly string[];
}

/**
 * The answer to a damaged sample. `short, not said` is the only wrong one: rows are missing, and neither a doubt nor a
 * row without proof says so.
 */
export type SampleResult = 'whole' | 'short, said' | 'refused' | 'PDFium ended' | 'short, not said';

/** Reads damaged copies of the public samples. */
export interface SampleReader {
  /** Damages a sample, and reads it. The same seed gives the same damage. */
  readonly tryOne: (seed: number) => Promise<{ readonly name: string; readonly result: SampleResult }>;
}

const samplesFolder = new URL('../../samples/', import.meta.url);

const keyOf = ({ date, debitPaise, creditPaise, balancePaise }: Transaction): string =>
  [date, debitPaise, creditPaise, balancePaise].join(' ');

const read = (pdfium: Pdfium, bytes: Uint8Array): Statement =>
  parsePdf(pdfium, bytes, { maxPages: maxTestPages, isDamaged: isDamaged(bytes) });

/** Whether every row of a sample is among those that were read. */
function holdsAll(rows: readonly string[], { transactions }: Statement): boolean {
  const found = new Map<string, number>();
  for (const key of transactions.map(keyOf)) found.set(key, (found.get(key) ?? 0) + 1);
  return rows.every((key) => {
    const left = found.get(key) ?? 0;
    found.set(key, left - 1);
    return left > 0;
  });
}

/** Whether the answer says that something is missing or not proved. */
const saysSo = ({ doubts, accounts }: Statement): boolean =>
  doubts.length > 0 || accounts.some(({ proof }) => proof.breaks > 0 || proof.statuses.includes('unproved'));

/** Starts a reader of damaged samples. */
export async function createSampleReader(): Promise<SampleReader> {
  let pdfium = await startPdfium();
  const samples = readdirSync(samplesFolder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name): Sample => {
      const bytes = new Uint8Array(readFileSync(new URL(name, samplesFolder)));
      return { name, bytes, rows: read(pdfium, bytes).transactions.map(keyOf) };
    });

  async function readDamaged(bytes: Uint8Array, rows: readonly string[]): Promise<SampleResult> {
    try {
      const statement = read(pdfium, bytes);
      if (holdsAll(rows, statement)) return 'whole';
      return saysSo(statement) ? 'short, said' : 'short, not said';
    } catch (error) {
      if (error instanceof StatementRefusal) return 'refused';
      if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
      pdfium = await startPdfium();
      return 'PDFium ended';
    }
  }

  return {
    async tryOne(seed) {
      const random = createRandom(seed);
      const sample = samples[seed % samples.length];
      const other = samples[random.integer(0, samples.length - 1)];
      if (sample === undefined || other === undefined) throw new Error('There are no samples.');
      const { name, bytes, rows } = sample;
      return { name, result: await readDamaged(mutate(bytes, other.bytes, random), rows) };
    },
  };
}
