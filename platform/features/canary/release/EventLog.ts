import type { RouteParts } from '@artha/service/ReleaseFeature';
import type { ReleaseEvent } from '@artha/service/releaseEvents';
import { describeEvent } from './describeEvent.ts';

/** The most events that are kept. */
const MOST_EVENTS = 200;

/** The events of releases: kept for status, logged, and told to their teams. */
export class EventLog {
  readonly #events: ReleaseEvent[];
  readonly #announce: RouteParts['announce'];
  readonly #log: RouteParts['log'];

  constructor(events: readonly ReleaseEvent[], { announce, log }: Pick<RouteParts, 'announce' | 'log'>) {
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
