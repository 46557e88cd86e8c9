import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import * as v from 'valibot';
import type { ComparedRow } from './compareRows.ts';

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
    date2: v.optional(v.string(), ''),
    narrations: v.optional(v.string(), ''),
    side: v.optional(v.picklist(['', 'unknown']), ''),
  }),
);

/**
 * Reads the rows that a person read in a file, or that another program did.
 * @throws ValiError if a column is missing.
 */
export function readTruth(path: string): ComparedRow[] {
  const { data } = Papa.parse(readFileSync(path, 'utf8'), { header: true, skipEmptyLines: true });
  return v.parse(truthSchema, data).map(({ date, narration, debit, credit, balance, date2, narrations, side }) => ({
    date,
    narration,
    debitPaise: debit ?? 0,
    creditPaise: credit ?? 0,
    balancePaise: balance,
    otherDate: date2,
    otherNarrations: narrations === '' ? [] : narrations.split('\u241E'),
    isSideUnknown: side === 'unknown',
  }));
}
