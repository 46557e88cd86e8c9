import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPdfium, parsePdf } from '@artha/statements/engine';
import type { Pdfium } from '@artha/statements/engine';
import { readPdfiumWasm } from '@artha/statements/pdfium';
import type { Bench } from '../bench.ts';
import type { PartFindings } from '../measurement.ts';
import { medianOf } from '../measurement.ts';
import { drawLongStatement } from './longStatement.ts';
import type { LongStatement } from './longStatement.ts';
import { measureProcessorFloor } from './statementsFloor.ts';

const PAGES = 300;
const RUNS = 5;

/** The slowest kinds of statements: one account, and many accounts in one table. */
const kinds = [
  { where: 'one account', draw: () => drawLongStatement(PAGES) },
  { where: '100 accounts', draw: () => drawLongStatement(PAGES, 3) },
] as const;

/** Seconds of processor time of the engine; other programs on the machine hardly change it. */
function measureEngine(pdfium: Pdfium, { file, rows }: LongStatement): number {
  const before = process.cpuUsage();
  const { transactions } = parsePdf(pdfium, file, { maxPages: PAGES });
  const { user } = process.cpuUsage(before);
  if (transactions.length !== rows) throw new Error(`${transactions.length} of ${rows} rows were read.`);
  return user / 1e6;
}

/** The processor time of the engine for long statements, compared with `pdftotext`. */
export async function measureProcessor(bench: Bench): Promise<PartFindings> {
  const pdfium = await loadPdfium(readPdfiumWasm());
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-processor-'));
  const path = join(folder, 'long.pdf');
  const found: { measurements: PartFindings['measurements'][number][]; notes: string[] } = {
    measurements: [],
    notes: [],
  };
  try {
    for (const { where, draw } of kinds) {
      const statement = draw();
      await writeFile(path, statement.file);
      const samples = Array.from({ length: RUNS }, () => measureEngine(pdfium, statement));
      const measured = medianOf('statementProcessor', where, samples);
      const floor = await measureProcessorFloor(path);
      const beside = floor === undefined ? 'no pdftotext here' : `pdftotext -layout ${floor.toFixed(2)} s`;
      const note = `${PAGES} pages, ${where}: ${measured.value?.toFixed(2)} s of processor time, ${beside}.`;
      bench.say(`statements: ${note}`);
      found.measurements.push(measured);
      found.notes.push(note);
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
