import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categorize } from '../src/engine/categories/categorize.ts';
import { parseLabelledRows, type LabelledRow } from './labelledRows.ts';
import { measure, type CategoryMeasurement } from './measure.ts';

/** The account holder of all labelled narrations. */
const holders = new Set(['RAGHAV IYENGAR']);

/** Any amount will do: the category depends on the words and on the side. */
const amountPaise = 100_00;

/**
 * Reads the labelled narrations.
 * @throws Error when the file is malformed.
 */
export function readNarrations(): readonly LabelledRow[] {
  return parseLabelledRows(readFileSync(join(import.meta.dirname, 'narrations.csv'), 'utf8'));
}

function categoryOf({ narration, side }: LabelledRow): string {
  const debitPaise = side === 'debit' ? amountPaise : 0;
  return categorize({ narration, debitPaise, creditPaise: amountPaise - debitPaise, holders }).category;
}

/** Measures the engine's categorizer on labelled narrations. */
export function measureCategorizer(rows: readonly LabelledRow[]): CategoryMeasurement {
  return measure(rows, categoryOf);
}
