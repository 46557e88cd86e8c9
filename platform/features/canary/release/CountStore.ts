import * as v from 'valibot';
import { addVisits, noVisits, visitCountsSchema, visitsSince, type VisitCounts } from './visitCounts.ts';
import { countsKey, MAX_RELEASES, type CountsReport, type ReleaseCounts } from './countsReport.ts';

const countsByKey = v.record(v.string(), visitCountsSchema);
const edgeSchema = v.object({ number: v.number(), at: v.string(), counts: countsByKey });

/** Schema of a snapshot. */
export const countsSnapshotSchema = v.object({ edges: v.record(v.string(), edgeSchema), totals: countsByKey });

/** A snapshot of all counts. */
export type CountsSnapshot = v.InferOutput<typeof countsSnapshotSchema>;

/** An edge that has not reported for this long has ended, and is forgotten. */
const FORGET_AFTER_MS = 86_400_000;

/**
 * The visits that all edges have counted. An edge reports what it has counted since it started, so what a report adds is its
 * difference from the one before.
 */
export class CountStore {
  readonly #edges: Map<string, v.InferOutput<typeof edgeSchema>>;
  readonly #totals: Map<string, VisitCounts>;
  #added = new Map<string, VisitCounts>();

  constructor({ edges, totals }: CountsSnapshot = { edges: {}, totals: {} }) {
    this.#edges = new Map(Object.entries(edges));
    this.#totals = new Map(Object.entries(totals));
  }

  /** Adds a report. An older one than the last of its edge adds nothing. */
  add({ edge, number, at, releases }: CountsReport): void {
    const known = this.#edges.get(edge);
    if (known && known.number >= number) return;
    for (const one of releases) {
      const key = countsKey(one);
      const added = visitsSince(one.counts, known?.counts[key] ?? noVisits);
      if (added.visits === 0) continue;
      this.#added.set(key, addVisits(this.#added.get(key) ?? noVisits, added));
    }
    const counts = Object.fromEntries(releases.map((one) => [countsKey(one), one.counts]));
    this.#edges.set(edge, { number, at, counts });
    const oldest = Date.parse(at) - FORGET_AFTER_MS;
    for (const [id, other] of this.#edges) if (Date.parse(other.at) < oldest) this.#edges.delete(id);
  }

  /** Takes the counts that were added since the last time, by release; afterwards they belong to the totals. */
  take(): (counted: Pick<ReleaseCounts, 'remote' | 'release' | 'canary'>) => VisitCounts {
    const added = this.#added;
    this.#added = new Map();
    for (const [key, counts] of added) {
      const total = addVisits(this.#totals.get(key) ?? noVisits, counts);
      // Moves it to the end, so that the map starts with what was counted longest ago.
      this.#totals.delete(key);
      this.#totals.set(key, total);
    }
    for (const oldest of [...this.#totals.keys()].slice(0, -MAX_RELEASES)) this.#totals.delete(oldest);
    return (counted) => added.get(countsKey(counted)) ?? noVisits;
  }

  /** All visits of a release that everybody got. */
  totalOf(remote: string, release: string): VisitCounts {
    return this.#totals.get(countsKey({ remote, release })) ?? noVisits;
  }

  /** All visits of all releases of a remote that are known. */
  visitsOf(remote: string): number {
    return [...this.#totals].reduce((sum, [key, { visits }]) => (key.startsWith(`${remote}/`) ? sum + visits : sum), 0);
  }

  snapshot(): CountsSnapshot {
    return { edges: Object.fromEntries(this.#edges), totals: Object.fromEntries(this.#totals) };
  }
}
