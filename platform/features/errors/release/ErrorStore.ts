import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';
import { thrownErrorSchema, type ThrownError } from '@artha/shared/contract';

/** The most releases, and the most errors of one, that are kept. */
const errorLimits = { releases: 100, errors: 50 } as const;

const keptSchema = v.object({
  ...thrownErrorSchema.entries,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** When it was reported last, ISO 8601. */
  last: v.pipe(v.string(), v.isoTimestamp()),
});
const snapshotSchema = v.object({ format: v.literal(1), errors: v.array(keptSchema) });

/** An error of a release with the sum of all reports about it. */
export type KeptError = v.InferOutput<typeof keptSchema>;

const keyOf = ({ code, frames }: ThrownError): string => [code, ...frames].join();

/**
 * The errors of releases, in memory, with a snapshot in a file of the service. Anyone can invent reports, so it has
 * bounds: the releases reported last, and the most frequent errors of each.
 */
export class ErrorStore {
  readonly #file: string | undefined;
  readonly #releases = new Map<string, Map<string, KeptError>>();
  #isChanged = false;

  private constructor(file: string | undefined) {
    this.#file = file;
  }

  /** Loads the errors from a file. It starts empty if the file is missing or in another format, or if none is given. */
  static async open(file: string | undefined): Promise<ErrorStore> {
    const store = new ErrorStore(file);
    if (file === undefined) return store;
    try {
      for (const error of v.parse(snapshotSchema, JSON.parse(await readFile(file, 'utf8'))).errors) store.#put(error);
    } catch {
      // If the file cannot be read, it starts empty.
    }
    return store;
  }

  /** Adds a report of an error. */
  add(error: ThrownError, now: Date): void {
    const known = this.#releases.get(error.release)?.get(keyOf(error));
    this.#put({ ...error, count: (known?.count ?? 0) + error.count, last: now.toISOString() });
    this.#isChanged = true;
  }

  /** The errors of a remote: the newest release first, of each the most frequent first. */
  ofRemote(remote: string): KeptError[] {
    return [...this.#releases.values()]
      .toReversed()
      .flatMap((errors) => [...errors.values()].sort((a, b) => b.count - a.count))
      .filter((error) => error.remote === remote);
  }

  /** Writes the snapshot if there are new reports. The file is replaced at once: readers see the old or the new one. */
  async save(): Promise<void> {
    if (!this.#isChanged || this.#file === undefined) return;
    this.#isChanged = false;
    const errors = [...this.#releases.values()].flatMap((one) => [...one.values()]);
    await mkdir(dirname(this.#file), { recursive: true });
    await replaceFile(this.#file, JSON.stringify({ format: 1, errors }), 0o600);
  }

  #put(error: KeptError): void {
    const errors = this.#releases.get(error.release) ?? new Map<string, KeptError>();
    const key = keyOf(error);
    if (!errors.has(key) && errors.size >= errorLimits.errors) {
      const rarest = [...errors].reduce((least, one) => (one[1].count < least[1].count ? one : least));
      errors.delete(rarest[0]);
    }
    errors.set(key, error);
    // Moves the release to the end of the map, so the map starts with the release reported longest ago.
    this.#releases.delete(error.release);
    this.#releases.set(error.release, errors);
    for (const oldest of [...this.#releases.keys()].slice(0, -errorLimits.releases)) this.#releases.delete(oldest);
  }
}
