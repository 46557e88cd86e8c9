import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categorize } from '../src/engine/categories/categorize.ts';
import { parseLabelledRows, type LabelledRow } from './labelledRows.ts';
import { measure, type Measurement } from './measure.ts';

/** Whose account all labelled narrations are taken to be from. */
const holders = new Set(['RAGHAV IYENGAR']);

/** Any amount will do: categories are told by words and by the side. */
const amountPaise = 100_00;

/** The labelled narrations. Throws where the file is malformed. */
export function readNarrations(): readonly LabelledRow[] {
  return parseLabelledRows(readFileSync(join(import.meta.dirname, 'narrations.csv'), 'utf8'));
}

function categoryOf({ narration, side }: LabelledRow): string {
  const debitPaise = side === 'debit' ? amountPaise : 0;
  return categorize({ narration, debitPaise, creditPaise: amountPaise - debitPaise, holders }).category;
}

/** How the engine's categoriser does on labelled narrations. */
export function measureCategorizer(rows: readonly LabelledRow[]): Measurement {
  return measure(rows, categoryOf);
}
