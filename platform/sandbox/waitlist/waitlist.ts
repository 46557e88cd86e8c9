import * as v from 'valibot';
import type { SnapshotFile } from '../snapshotFile.ts';

/** People who wait, in the order in which they came. */
export const waitlistSchema = v.array(v.object({ email: v.string(), joinedAt: v.string() }));
type Entries = v.InferOutput<typeof waitlistSchema>;

const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.email());

/** A file of any site's visitors must not grow for ever. */
const MOST_ENTRIES = 10_000;

/** Keeps the addresses of people who wait. */
export class Waitlist {
  #entries: Entries;
  readonly #file: SnapshotFile<typeof waitlistSchema> | undefined;
  readonly #now: () => number;

  constructor(entries: Entries, file: SnapshotFile<typeof waitlistSchema> | undefined, now: () => number) {
    this.#entries = entries;
    this.#file = file;
    this.#now = now;
  }

  get entries(): Readonly<Entries> {
    return this.#entries;
  }

  /** Adds an address; one that waits already stays where it is. @returns whether it waits. */
  async join(address: unknown): Promise<boolean> {
    const email = v.safeParse(emailSchema, address);
    if (!email.success) return false;
    if (this.#entries.some((entry) => entry.email === email.output)) return true;
    if (this.#entries.length >= MOST_ENTRIES) return false;
    this.#entries = [...this.#entries, { email: email.output, joinedAt: new Date(this.#now()).toISOString() }];
    await this.#file?.save(() => this.#entries);
    return true;
  }
}
