import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import * as v from 'valibot';
import { loadPdfium, parsePdf, Refusal } from '../../src/engine/index.ts';
import { readPdfiumWasm } from '../../src/service/readPdfiumWasm.ts';
import { compareRows } from './compareRows.ts';
import type { ComparedRow, RowCounts } from './compareRows.ts';
import { fileNameOf, readSources, sets } from './sources.ts';

/**
 * Measures the engine on the statements that `fetch.ts` put into a folder: `node
 * statements/evaluation/publishedStatements/score.ts FOLDER`. Beside each PDF is a person's reading of it, `<file>.truth.csv`,
 * with the columns date, narration, debit, credit and balance; a file without it is not counted.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder the files are.');

/** An amount in rupees as a person wrote it down, in paise; an empty cell is `undefined`. */
const paiseSchema = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? undefined : Math.round(Number(text) * 100))),
);
const truthSchema = v.array(
  v.object({
    date: v.string(),
    narration: v.string(),
    debit: paiseSchema,
    credit: paiseSchema,
    balance: paiseSchema,
  }),
);

function readTruth(path: string): ComparedRow[] {
  const { data } = Papa.parse(readFileSync(path, 'utf8'), { header: true, skipEmptyLines: true });
  return v.parse(truthSchema, data).map(({ date, narration, debit, credit, balance }) => ({
    date,
    narration,
    debitPaise: debit ?? 0,
    creditPaise: credit ?? 0,
    balancePaise: balance,
  }));
}

const pdfium = await loadPdfium(readPdfiumWasm());

/** The rows that the engine reads; `undefined` if it refuses the file. */
function readRows(path: string): ComparedRow[] | undefined {
  try {
    const { transactions } = parsePdf(pdfium, readFileSync(path), { maxPages: Infinity });
    return transactions.map(({ description, status, ...row }) => ({
      ...row,
      narration: description,
      areFiguresProved: status === 'proved' || status === 'figures-proved',
      areWordsProved: status === 'proved',
    }));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const columns = ['right', 'narration', 'wordsAndProved', 'wrong', 'missing', 'invented', 'wrongAndProved'] as const;
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(14) : String(cell).padStart(15))).join('');

console.log(line(['set', 'files', 'rows', 'refused', ...columns, 'right %']));
for (const set of sets) {
  const totals = { files: 0, rows: 0, refused: 0, ...Object.fromEntries(columns.map((column) => [column, 0])) };
  const counted: Record<string, number> = totals;
  for (const source of readSources()) {
    const file = join(folder, fileNameOf(source));
    if (source.set !== set || source.kind !== 'pdf' || !existsSync(`${file}.truth.csv`)) continue;
    const truth = readTruth(`${file}.truth.csv`);
    const read = readRows(file);
    const counts: Partial<RowCounts> = read === undefined ? {} : compareRows(truth, read);
    totals.files += 1;
    totals.rows += truth.length;
    if (read === undefined) totals.refused += truth.length;
    for (const column of columns) counted[column] = (counted[column] ?? 0) + (counts[column] ?? 0);
  }
  const share = ((100 * (counted['right'] ?? 0)) / Math.max(1, totals.rows)).toFixed(1);
  const { files, rows, refused } = totals;
  console.log(line([set, files, rows, refused, ...columns.map((column) => counted[column] ?? 0), share]));
}
