import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';
import { readIfThere } from '@artha/core/readIfThere';
import { ways, type Way } from './ways.ts';

/** Seconds after which each further attempt is made: the last one two days after the event. */
const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000];
/** The most events of one remote that are kept. */
const KEPT_EVENTS = 50;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());
const eventSchema = v.object({
  id: v.string(),
  remote: v.string(),
  kind: v.string(),
  at: timeSchema,
  subject: v.string(),
  text: v.string(),
  /** The event itself, for programs. */
  data: v.record(v.string(), v.unknown()),
});
const dueSchema = v.object({
  event: v.string(),
  way: v.picklist(ways),
  /** Number of attempts that failed. */
  failed: v.number(),
  /** When the next attempt is made; undefined if there is none. */
  next: v.optional(timeSchema),
  /** Why the last one failed. */
  reason: v.optional(v.string()),
});
const snapshotSchema = v.object({ format: v.literal(1), events: v.array(eventSchema), due: v.array(dueSchema) });

/** An event that a team is told of. */
export type KeptEvent = v.InferOutput<typeof eventSchema>;
type Due = v.InferOutput<typeof dueSchema>;

/** An event with the ways in which its team could not be told. */
export interface ToldEvent extends KeptEvent {
  readonly untold: readonly {
    readonly way: Way;
    readonly reason: string;
    /** When it is tried again, ISO 8601; undefined if it is not. */
    readonly next: string | undefined;
  }[];
}

/** Tells of an event in one way. @throws if that failed; `isFinal` of the error says that no attempt helps. */
export type Deliver = (way: Way, event: KeptEvent) => Promise<void>;

const isFinal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFinal' in error && error.isFinal === true;

/** The time of the next attempt, with a tenth by chance, so that what failed together is not repeated together. */
function nextAttempt(failed: number, now: number): string | undefined {
  const seconds = retrySeconds[failed - 1];
  return seconds === undefined ? undefined : new Date(now + seconds * 1000 * (1 + Math.random() / 10)).toISOString();
}

/**
 * The events that teams are told of, with what is still to be told, in a file that a restart of the service survives.
 * Whoever adds an event does not wait for its receiver.
 */
export class Outbox {
  readonly #file: string | undefined;
  readonly #deliver: Deliver;
  readonly #now: () => number;
  #events: KeptEvent[] = [];
  #due: Due[] = [];
  readonly #running = new Map<Due, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  /** The end of the last write: one after the other, so that the newest is the last. */
  #saved: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(file: string | undefined, deliver: Deliver, now: () => number) {
    this.#file = file;
    this.#deliver = deliver;
    this.#now = now;
  }

  /**
   * Opens an outbox, and continues with what its file says.
   * @param file undefined to keep it in memory alone. One that cannot be read starts empty.
   */
  static async open(file: string | undefined, deliver: Deliver, now: () => number = Date.now): Promise<Outbox> {
    const outbox = new Outbox(file, deliver, now);
    const content = file === undefined ? undefined : await readIfThere(file);
    const known = v.safeParse(v.pipe(v.string(), v.parseJson(), snapshotSchema), content?.toString());
    if (known.success) {
      outbox.#events = known.output.events;
      outbox.#due = known.output.due;
    }
    outbox.#run();
    return outbox;
  }

  /** Adds an event, and starts to tell of it. Resolves once a restart would not lose it. */
  async add(event: KeptEvent, toldBy: readonly Way[]): Promise<void> {
    const own = [event, ...this.#events.filter(({ remote }) => remote === event.remote)].slice(0, KEPT_EVENTS);
    this.#events = [...own, ...this.#events.filter(({ remote }) => remote !== event.remote)];
    const kept = new Set(this.#events.map(({ id }) => id));
    const next = new Date(this.#now()).toISOString();
    const added = toldBy.map((way): Due => ({ event: event.id, way, failed: 0, next }));
    this.#due = [...this.#due, ...added].filter((due) => kept.has(due.event));
    await this.#save();
    this.#run();
  }

  /** Whether an event is kept. */
  has(id: string): boolean {
    return this.#events.some((event) => event.id === id);
  }

  /** The events of a remote, the newest first, with what could not be told. */
  ofRemote(remote: string): ToldEvent[] {
    return this.#events
      .filter((event) => event.remote === remote)
      .map((event) => ({
        ...event,
        untold: this.#due
          .filter((due) => due.event === event.id && due.reason !== undefined)
          .map(({ way, reason = '', next }) => ({ way, reason, next })),
      }));
  }

  /** Ends all attempts; messages that are still to be sent stay in the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#running.values());
    await this.#saved;
  }

  /** Starts what is due, and comes back when something else is. */
  #run(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const waiting = this.#due.flatMap((due) =>
      due.next === undefined || this.#running.has(due) ? [] : [{ due, at: Date.parse(due.next) }],
    );
    const now = this.#now();
    for (const { due, at } of waiting) if (at <= now) this.#attempt(due);
    const later = waiting.map(({ at }) => at).filter((at) => at > now);
    if (later.length === 0) return;
    this.#timer = setTimeout(
      () => {
        this.#run();
      },
      Math.min(...later) - now,
    );
    this.#timer.unref();
  }

  /** Tells of an event once. It stays due until that succeeded, so that a service that starts tries again. */
  #attempt(due: Due): void {
    const event = this.#events.find(({ id }) => id === due.event);
    if (!event) return;
    const attempt = this.#deliver(due.way, event)
      .then(
        () => undefined,
        (error: unknown): Due => {
          const failed = due.failed + 1;
          const next = isFinal(error) ? undefined : nextAttempt(failed, this.#now());
          return { ...due, failed, next, reason: error instanceof Error ? error.message : String(error) };
        },
      )
      .then(async (left) => {
        this.#due = this.#due.flatMap((one) => (one === due ? (left ?? []) : one));
        this.#running.delete(due);
        await this.#save();
        this.#run();
      });
    this.#running.set(due, attempt);
  }

  #save(): Promise<void> {
    const file = this.#file;
    if (file === undefined) return Promise.resolve();
    const write = async () => {
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, JSON.stringify({ format: 1, events: this.#events, due: this.#due }), 0o600);
    };
    // A failed write is repeated with the next change.
    this.#saved = this.#saved.then(write).catch(() => undefined);
    return this.#saved;
  }
}
