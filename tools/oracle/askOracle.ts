import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

/** A question to the program in Python. */
export interface Question {
  readonly kind: 'tax' | 'interest' | 'emi' | 'sip' | 'fixedDeposit' | 'cagr' | 'xirr';
  readonly case: object;
}

const MEGABYTE = 1024 * 1024;

/** Numbers as text: Python reads them as decimals, not as binary fractions. */
const asText = (_: string, value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/**
 * Answers questions by the program in Python, which a process of its own runs: its start takes most of the time, so ask
 * everything at once.
 * @throws Error with what Python says.
 */
export function askOracle(questions: readonly Question[]): readonly unknown[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'runPython.ts')], {
    input: JSON.stringify(questions, asText),
    encoding: 'utf8',
    maxBuffer: 64 * MEGABYTE,
  });
  if (status !== 0) throw new Error(stderr);
  return v.parse(v.array(v.unknown()), JSON.parse(stdout));
}
