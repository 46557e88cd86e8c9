import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { VITALS_FORMAT, type VitalsReport } from '@artha/shared/contract';
import { addEntry, emptyVitals, releaseVitalsSchema, summarize, type ReleaseSummary } from './releaseVitals.ts';

const snapshotSchema = v.object({ format: v.literal(VITALS_FORMAT), releases: v.array(releaseVitalsSchema) });

/** Releases that are remembered: the ones last reported. */
const MAX_RELEASES = 200;

/**
 * What was reported of each release, in memory, with a snapshot in a file. It holds sums only: nothing of a visitor,
 * and no single report.
 */
export class VitalsStore {
  readonly #file: string | undefined;
  readonly #releases = new Map<string, v.InferOutput<typeof releaseVitalsSchema>>();
  #isChanged = false;

  private constructor(file: string | undefined) {
    this.#file = file;
  }

  /** Opens the sums of a file. One that is missing, or of another format, begins anew; so do sums without a file. */
  static async open(file: string | undefined): Promise<VitalsStore> {
    const store = new VitalsStore(file);
    if (file === undefined) return store;
    try {
      const { releases } = v.parse(snapshotSchema, JSON.parse(await readFile(file, 'utf8')));
      for (const known of releases) store.#releases.set(known.release, known);
    } catch {
      // Sums that cannot be read are sums that begin anew.
    }
    return store;
  }

  /** Adds a report. @param isKnown whether a release is one of the site's: others are left out. */
  add({ entries }: VitalsReport, isKnown: (remote: string, release: string) => boolean): void {
    for (const entry of entries) {
      const { remote, release } = entry;
      if (!isKnown(remote, release)) continue;
      const known = this.#releases.get(release) ?? emptyVitals(remote, release);
      // At the end of the map: the first ones are those that nobody has reported for the longest time.
      this.#releases.delete(release);
      this.#releases.set(release, addEntry(known, entry));
      this.#isChanged = true;
    }
    for (const oldest of [...this.#releases.keys()].slice(0, -MAX_RELEASES)) this.#releases.delete(oldest);
  }

  /** The sums of every release, by remote. */
  summaries(): ReleaseSummary[] {
    return [...this.#releases.values()].map(summarize).sort((a, b) => a.remote.localeCompare(b.remote));
  }

  /** Writes the snapshot where something was reported since the last one; readers see the old one or the new one. */
  async save(): Promise<void> {
    if (!this.#isChanged || this.#file === undefined) return;
    this.#isChanged = false;
    const temporary = `${this.#file}.${String(process.pid)}`;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(temporary, JSON.stringify({ format: VITALS_FORMAT, releases: [...this.#releases.values()] }));
    await rename(temporary, this.#file);
  }
}
