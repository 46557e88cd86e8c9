import { createRandom } from '../random.ts';
import { planExport } from './exportPlan.ts';
import type { ExportPlan } from './exportPlan.ts';
import { makeTruth } from './exportTruth.ts';
import type { TrueRow } from './exportTruth.ts';
import { layOutExport } from './layOutExport.ts';
import { writeExport } from './writeExport.ts';

/** A generated export, and its transactions in the order of time. */
export interface GeneratedExport {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly truth: readonly TrueRow[];
  readonly plan: ExportPlan;
}

/**
 * Generates the export of a seed.
 * @param change changes the plan, for a test of what must not change the rows.
 */
export function generateExport(
  seed: number,
  change: (plan: ExportPlan) => ExportPlan = (plan) => plan,
): GeneratedExport {
  const random = createRandom(seed);
  const plan = change(planExport(random));
  const truth = makeTruth(createRandom(seed + 1));
  const { lines } = layOutExport(plan, truth, createRandom(seed + 2));
  return { bytes: writeExport(plan, lines), truth, plan };
}
