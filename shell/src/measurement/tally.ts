import {
  bucketOf,
  isErrorCode,
  isVital,
  MAX_COUNT,
  MAX_ENTRIES,
  VITALS_FORMAT,
  type VitalsEntry,
  type VitalsReport,
} from '@artha/shared/contract';
import type { Measurement } from './measurement.ts';

/** Far more than a page measures; a page that fails in a loop reports no more. */
const MAX_MEASUREMENTS = 1000;

function entryOf({ kind, name, value, remote, release }: Measurement): VitalsEntry | undefined {
  const counted = { remote, release, count: 1 };
  if (kind === 'view') return { ...counted, kind };
  if (kind === 'error') return isErrorCode(name) ? { ...counted, kind, code: name } : undefined;
  return isVital(name) ? { ...counted, kind, metric: name, bucket: bucketOf(name, value) } : undefined;
}

/** Counts what was measured until it is reported: of a vital its last value, each once in the life of a document. */
export class Tally {
  readonly #open = new Map<string, Measurement>();
  readonly #reported = new Set<string>();

  add(measurement: Measurement): void {
    const { id } = measurement;
    if (this.#reported.has(id) || (this.#open.size >= MAX_MEASUREMENTS && !this.#open.has(id))) return;
    this.#open.set(id, measurement);
  }

  /** The counts since the last report; undefined if there are none. */
  takeReport(): VitalsReport | undefined {
    const entries = new Map<string, VitalsEntry>();
    for (const measurement of this.#open.values()) {
      const entry = entryOf(measurement);
      if (!entry) continue;
      const key = JSON.stringify(entry);
      const count = Math.min((entries.get(key)?.count ?? 0) + 1, MAX_COUNT);
      entries.set(key, { ...entry, count });
    }
    for (const id of this.#open.keys()) this.#reported.add(id);
    this.#open.clear();
    if (entries.size === 0) return undefined;
    return { format: VITALS_FORMAT, entries: [...entries.values()].slice(0, MAX_ENTRIES) };
  }
}
