import type { Site } from './site.ts';

/** What every part works with. */
export interface Bench {
  /** The published site with the chosen routes; opened when first asked for. */
  readonly site: () => Promise<Site>;
  readonly runs: number;
  /** Says how far it is. */
  readonly say: (line: string) => void;
}

/** The numbers of the runs, from 1. */
export function runNumbers({ runs }: Pick<Bench, 'runs'>): number[] {
  return Array.from({ length: runs }, (_, index) => index + 1);
}
