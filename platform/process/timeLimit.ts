import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The variable by which `npm test` tells every process how slow the machine is. */
export const SLOWNESS_VARIABLE = 'ARTHA_SLOWNESS';

/** Duration of `measureSlowness` on a quiet core of the machine on which the tests' limits were chosen, in ms. */
const REFERENCE_MS = 65;
/** A machine that is slower than this needs repair, not more time. */
const MOST = 10;

const slownessSchema = v.pipe(v.string(), v.toNumber(), v.minValue(1), v.maxValue(MOST));

/**
 * Measures how slow this machine is now, by a fixed amount of work. It blocks the process meanwhile.
 * @returns 1 on two quiet cores of 2026, 2 if the same work takes twice as long; from 1 to 10.
 */
export function measureSlowness(): number {
  const block = Buffer.alloc(1024 * 1024, 7);
  const started = performance.now();
  for (let round = 0; round < 100; round += 1) createHash('sha256').update(block).digest();
  return Math.min(MOST, Math.max(1, (performance.now() - started) / REFERENCE_MS));
}

const told = process.env[SLOWNESS_VARIABLE];
const slowness = told === undefined ? measureSlowness() : v.parse(slownessSchema, told);

if (import.meta.main) console.log(slowness);

/**
 * A time limit for a test, multiplied by the slowness of the machine: the one place that knows it.
 * @param ms limit on a quiet machine: three to five times the usual duration.
 */
export function timeLimit(ms: number): number {
  return Math.round(ms * slowness);
}
