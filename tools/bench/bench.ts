import type { Site } from './site.ts';

/** The input of every part. */
export interface Bench {
  /** The published site with the selected routes; opened on first use. */
  readonly site: () => Promise<Site>;
  readonly runs: number;
  /** Numbers of remotes of the generated sites. */
  readonly sizes: readonly number[];
  /** Reports the progress. */
  readonly say: (line: string) => void;
}

/** The numbers of the runs, from 1. */
export function runNumbers({ runs }: Pick<Bench, 'runs'>): number[] {
  return Array.from({ length: runs }, (_, index) => index + 1);
}
