import * as v from 'valibot';
import type { BudgetName } from '../budgets.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../sample.ts';

/** How a page loaded; times in ms from the start of its navigation, sizes in compressed bytes. */
export const visitSchema = v.object({
  /** The largest contentful paint. */
  paint: v.number(),
  /** When a button in the screen answers. */
  answer: v.number(),
  /** Of each long task, the time above 50 ms. */
  blocking: v.number(),
  /** The document. */
  html: v.number(),
  /** Scripts and data that were asked for before the screen answered. */
  bytes: v.number(),
});

/** How a page loaded. */
export type Visit = v.InferOutput<typeof visitSchema>;

/** The form of a page: as visitors get it, or as one bundle. */
export type Kind = 'federated' | 'prerendered' | 'clientRendered';

const compared = [
  ['paint', 'comparedPaint', (ms) => `${(ms / 1000).toFixed(2)} s`],
  ['answer', 'comparedAnswer', (ms) => `${(ms / 1000).toFixed(2)} s`],
  ['blocking', 'comparedBlocking', (ms) => `${ms.toFixed(0)} ms`],
  ['html', 'comparedHtml', (bytes) => `${(bytes / 1024).toFixed(1)} KB`],
  ['bytes', 'comparedBytes', (bytes) => `${(bytes / 1024).toFixed(1)} KB`],
] as const satisfies readonly (readonly [keyof Visit, BudgetName, (value: number) => string])[];

/** The medians of our page as a multiple of those of the prerendered bundle; all three forms are in the note. */
export function compareVisits(where: string, visits: Readonly<Record<Kind, readonly Visit[]>>): Measurement[] {
  return compared.map(([figure, budget, format]) => {
    const of = (kind: Kind) => median(visits[kind].map((visit) => visit[figure]));
    const [own, prerendered, clientRendered] = [of('federated'), of('prerendered'), of('clientRendered')];
    if (own === undefined || prerendered === undefined || clientRendered === undefined)
      return { budget, where, value: undefined };
    return {
      budget,
      where,
      // Without any long task in the bundle there is nothing to multiply.
      value: own === prerendered ? 1 : own / prerendered,
      note: `${format(own)}; prerendered ${format(prerendered)}, client-rendered ${format(clientRendered)}`,
    };
  });
}
