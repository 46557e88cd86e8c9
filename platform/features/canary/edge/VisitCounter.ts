import { randomBytes } from 'node:crypto';
import { currentVersion, type Registry, type VitalsReport } from '@artha/shared/contract';
import type { Canary } from '../release/canaryList.ts';
import { countsKey, MAX_RELEASES, type CountsReport, type ReleaseCounts } from '../release/countsReport.ts';
import { addVisits, noVisits, type VisitCounts } from '../release/visitCounts.ts';
import { getsCanary } from './draw.ts';
import { VisitLimit } from './VisitLimit.ts';
import { visitOf } from './visitOf.ts';

/** The sender of a report, for as long as it is counted. */
export interface Sender {
  readonly address: string;
  /** Undefined if the browser never saw a page with a canary. */
  readonly draw: number | undefined;
}

/** The releases that visitors get by the current site. */
export interface Shown {
  readonly registry: Registry;
  readonly canaries: readonly Canary[];
}

type Counted = Pick<ReleaseCounts, 'remote' | 'release' | 'canary'>;

/** The counts that a visit of a release belongs to: none if the page could not have been served with it. */
function countedAs(
  { registry, canaries }: Shown,
  remote: string,
  release: string,
  draw: number | undefined,
): Counted[] {
  const isLive = currentVersion(registry, remote)?.extras.digest === release;
  const canary = canaries.find((one) => one.remote === remote);
  const forAll = isLive ? [{ remote, release }] : [];
  if (!canary || draw === undefined) return forAll;
  const expected = getsCanary(canary, draw) ? canary.release : canary.live;
  return release === expected ? [...forAll, { remote, release, canary: canary.release }] : forAll;
}

/**
 * Counts what visits of releases met, for decisions about them. Only visits of releases that the page could have been served
 * with count, and few of each address.
 */
export class VisitCounter {
  readonly #edge = randomBytes(16).toString('hex');
  readonly #limit = new VisitLimit();
  readonly #counts = new Map<string, Counted & { counts: VisitCounts }>();
  #number = 0;
  #isChanged = false;

  /** Counts the visits of a report. */
  add({ entries }: VitalsReport, sender: Sender, shown: Shown): void {
    const byRemote = Map.groupBy(entries, ({ remote }) => remote);
    for (const [remote, own] of byRemote) {
      const [release = '', ...others] = new Set(own.map((one) => one.release));
      // A page has one release of a remote.
      if (others.length > 0) continue;
      const visit = visitOf(own);
      if (!visit) continue;
      for (const counted of countedAs(shown, remote, release, sender.draw)) this.#count(counted, visit, sender.address);
    }
  }

  /** All counts since this edge started; undefined if they are those of the last time. */
  takeReport(now = new Date()): Omit<CountsReport, '_type'> | undefined {
    if (!this.#isChanged) return undefined;
    this.#isChanged = false;
    this.#number += 1;
    const releases = [...this.#counts.values()];
    return { edge: this.#edge, number: this.#number, at: now.toISOString(), releases };
  }

  /** Lets the next report have these counts, because the last one did not arrive. */
  repeat(): void {
    this.#isChanged = true;
  }

  #count(counted: Counted, visit: VisitCounts, address: string): void {
    const { remote, release, canary } = counted;
    const key = countsKey(counted);
    const what = canary === undefined ? `${remote}/${release}` : `${remote}/canary/${canary}`;
    if (!this.#limit.allows(address, what)) return;
    const known = this.#counts.get(key);
    // Moves it to the end, so that the map starts with the release that was visited longest ago.
    this.#counts.delete(key);
    this.#counts.set(key, { ...counted, counts: addVisits(known?.counts ?? noVisits, visit) });
    for (const oldest of [...this.#counts.keys()].slice(0, -MAX_RELEASES)) this.#counts.delete(oldest);
    this.#isChanged = true;
  }
}
