import type { Log } from '@artha/observability';
import { describeEvent } from '@artha/core/describeRollout';
import type { ReleaseEvent } from '@artha/core/releaseEvents';

/** The most events that are kept. */
const MOST_EVENTS = 200;

/** Tells of an event. If no one can be told, it rejects, and the rollout goes on. */
export type Announce = (event: ReleaseEvent) => Promise<void>;

/** What happened to releases: kept for status, logged, and told to their teams. */
export class EventLog {
  readonly #events: ReleaseEvent[];
  readonly #announce: Announce;
  readonly #log: Log;

  constructor(events: readonly ReleaseEvent[], announce: Announce, log: Log) {
    this.#events = [...events];
    this.#announce = announce;
    this.#log = log;
  }

  /** All that are kept, the newest last. */
  get all(): ReleaseEvent[] {
    return this.#events;
  }

  /** The events of a remote, the newest first. */
  of(name: string): ReleaseEvent[] {
    return this.#events.filter(({ remote }) => remote === name).toReversed();
  }

  /** Adds an event. Nothing waits until the team is told. */
  add(event: ReleaseEvent): void {
    this.#events.push(event);
    this.#events.splice(0, this.#events.length - MOST_EVENTS);
    this.#log({ level: 'info', message: describeEvent(event) });
    this.#announce(event).catch((error: unknown) => {
      this.#log({ level: 'error', message: 'A team could not be told.', error });
    });
  }
}
