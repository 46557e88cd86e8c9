import type { SentEvent } from './readBody.ts';

/** An event that would have been sent to PostHog. */
export interface LoggedEvent {
  readonly name: string;
  readonly receivedAt: string;
  /** Raw body of the request that contained it. */
  readonly bytes: number;
  readonly event: SentEvent;
}

/** A request, with or without events. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly receivedAt: string;
}

const KEPT_EVENTS = 500;
const KEPT_REQUESTS = 1000;

/** The events and requests that PostHog would have received since the start, newest first. */
export class AnalyticsLog {
  #events: readonly LoggedEvent[] = [];
  #requests: readonly LoggedRequest[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  get requests(): readonly LoggedRequest[] {
    return this.#requests;
  }

  addRequest(method: string, path: string): void {
    const request = { method, path, receivedAt: new Date(this.#now()).toISOString() };
    this.#requests = [request, ...this.#requests].slice(0, KEPT_REQUESTS);
  }

  addEvents(events: readonly SentEvent[], bytes: number): void {
    const receivedAt = new Date(this.#now()).toISOString();
    const added = events.map((event) => ({ name: event.event, receivedAt, bytes, event })).toReversed();
    this.#events = [...added, ...this.#events].slice(0, KEPT_EVENTS);
  }

  clear(): void {
    this.#events = [];
    this.#requests = [];
  }
}
