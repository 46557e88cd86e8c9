import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import {
  createReport,
  loadPdfium,
  loadWorkbookReader,
  parsePdf,
  parseTabular,
  StatementRefusal,
} from '../engine/index.ts';
import type { Pdfium, Statement } from '../engine/index.ts';
import { isDamaged } from './isDamaged.ts';
import { expandsTooFar } from './expandsTooFar.ts';
import { jobSchema } from './messages.ts';
import type { Job, JobOutcome } from './messages.ts';
import { readPdfiumWasm } from './readPdfiumWasm.ts';
import { workbookExpandsTooFar } from './workbookExpandsTooFar.ts';
import { writeSimplePdf, sampleHeading } from './writeSimplePdf.ts';

/** The child process: reads one file at a time, reports the outcome, and keeps nothing. */

async function readStatement(pdfium: Pdfium, job: Job): Promise<Statement> {
  if (job.kind === 'pdf') return parsePdf(pdfium, job.bytes, { ...job, isDamaged: isDamaged(job.bytes) });
  return parseTabular(job.bytes, { ...job, ...(job.isWorkbook && { readWorkbook: await loadWorkbookReader() }) });
}

function isTooLarge(job: Job): boolean {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.length);
  return job.kind === 'pdf' ? expandsTooFar(bytes) : job.isWorkbook && workbookExpandsTooFar(bytes);
}

async function convert(pdfium: Pdfium, job: Job): Promise<JobOutcome> {
  if (isTooLarge(job)) return { kind: 'refused', code: 'expands', error: '' };
  try {
    return { kind: 'converted', report: createReport(await readStatement(pdfium, job)) };
  } catch (error) {
    if (!(error instanceof StatementRefusal)) return { kind: 'failed' };
    return { kind: 'refused', code: error.code, error: error.message, ...(error.detail && { detail: error.detail }) };
  }
}

/** Reads a generated page a few times, so that the code is already compiled for the first sender. */
async function warmUp(pdfium: Pdfium): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, row) => 250 + 16 * row).flatMap((y) => [
    { x: 35, y, size: 7, text: '01/01/26' },
    { x: 71, y, size: 7, text: 'UPI-A PERSON-1234567890@BANK-HDFC0000001-123456789012-UPI' },
    { x: 450, y, size: 7, text: '1.00' },
    { x: 600, y, size: 7, text: '1,00,000.00' },
  ]);
  const page = [...sampleHeading, ...rows];
  for (let round = 0; round < 5; round += 1)
    await convert(pdfium, { kind: 'pdf', bytes: writeSimplePdf([page]), maxPages: 1 });
}

new Worker(new URL('./exitWithParent.ts', import.meta.url)).unref();
const pdfium = await loadPdfium(readPdfiumWasm());
await warmUp(pdfium);
process.on('message', (message) => {
  void convert(pdfium, v.parse(jobSchema, message)).then((outcome) => {
    // A reader that failed in the middle of a file is in an unknown state, so the next file gets a new one.
    process.send?.(outcome, () => outcome.kind === 'failed' && process.exit());
  });
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
