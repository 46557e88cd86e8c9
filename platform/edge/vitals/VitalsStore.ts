import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';
import { VITALS_FORMAT, type VitalsReport } from '@artha/shared/contract';
import { addEntry, emptyVitals, releaseVitalsSchema, summarize, type ReleaseSummary } from './releaseVitals.ts';

const snapshotSchema = v.object({ format: v.literal(VITALS_FORMAT), releases: v.array(releaseVitalsSchema) });

/** Keeps the releases that were reported last, up to this number. */
const MAX_RELEASES = 200;

/**
 * Sums of the reports about each release, in memory, with a snapshot in a file. It stores no single report and nothing
 * about a visitor.
 */
export class VitalsStore {
  readonly #file: string | undefined;
  readonly #releases = new Map<string, v.InferOutput<typeof releaseVitalsSchema>>();
  #isChanged = false;

  private constructor(file: string | undefined) {
    this.#file = file;
  }

  /**
   * Loads the sums from a file. Starts from zero if the file is missing or in another format, or if no file is given.
   */
  static async open(file: string | undefined): Promise<VitalsStore> {
    const store = new VitalsStore(file);
    if (file === undefined) return store;
    try {
      const { releases } = v.parse(snapshotSchema, JSON.parse(await readFile(file, 'utf8')));
      for (const known of releases) store.#releases.set(known.release, known);
    } catch {
      // If the file cannot be read, the sums start from zero.
    }
    return store;
  }

  /**
   * Adds a report.
   * @param isKnown whether the site has a release; reports about others are ignored.
   */
  add({ entries }: VitalsReport, isKnown: (remote: string, release: string) => boolean): void {
    for (const entry of entries) {
      const { remote, release } = entry;
      if (!isKnown(remote, release)) continue;
      const known = this.#releases.get(release) ?? emptyVitals(remote, release);
      // Moves the release to the end of the map, so the map starts with the release reported longest ago.
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

  /** Writes the snapshot if there are new reports. The file is replaced at once: readers see the old or the new one. */
  async save(): Promise<void> {
    if (!this.#isChanged || this.#file === undefined) return;
    this.#isChanged = false;
    await mkdir(dirname(this.#file), { recursive: true });
    await replaceFile(this.#file, JSON.stringify({ format: VITALS_FORMAT, releases: [...this.#releases.values()] }));
  }
}
