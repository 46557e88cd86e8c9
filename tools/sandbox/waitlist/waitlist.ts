import * as v from 'valibot';
import type { SnapshotFile } from '../snapshotFile.ts';

/** People on the waitlist, in order of arrival. */
export const waitlistSchema = v.array(v.object({ email: v.string(), joinedAt: v.string() }));
type Entries = v.InferOutput<typeof waitlistSchema>;

const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.email());

/** A limit, so that visitors cannot make the file grow without end. */
const MOST_ENTRIES = 10_000;

/** Stores the addresses of the waitlist. */
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

  /**
   * Adds an address; one that is already on the list stays where it is.
   * @returns whether it is on the list.
   */
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
