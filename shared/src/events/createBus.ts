import * as v from 'valibot';
import type { EventTable, Payload } from './declareEvent.ts';

type Listener = (payload: unknown) => void;

/** A bus of typed events. */
export interface Bus<T extends EventTable> {
  /**
   * Tells every subscriber. The payload is parsed by the event's schema, because the sender may be another team's
   * build: an invalid one throws a TypeError and reaches no subscriber.
   */
  emit<K extends keyof T & string>(name: K, payload: Payload<T, K>): void;
  /**
   * Subscribes; calls the listener at once with the last value if the event is declared to replay. Returns a function
   * that unsubscribes.
   */
  on<K extends keyof T & string>(name: K, listener: (payload: Payload<T, K>) => void): () => void;
  /** The last value of an event declared with `replay: 'last'`; undefined before the first. */
  last<K extends keyof T & string>(name: K): Payload<T, K> | undefined;
}

/**
 * Makes a bus over declared events. A listener that throws does not stop the others: its error goes to `report` (by
 * default the global error handler).
 */
export function createBus<T extends EventTable>(
  table: T,
  onError: (error: unknown) => void = (error) => {
    reportError(error);
  },
): Bus<T> {
  const listeners = new Map<string, Set<Listener>>();
  const lastValues = new Map<string, unknown>();
  const emitted = new Set<string>();

  const declaration = (name: string) => {
    const found = table[name];
    if (!found) throw new TypeError(`No event is named “${name}”.`);
    return found;
  };

  const parse = <K extends keyof T & string>(name: K, payload: unknown): Payload<T, K> => {
    const result = v.safeParse(declaration(name).schema, payload);
    if (!result.success) throw new TypeError(`“${name}” refused: ${v.summarize(result.issues)}`);
    return result.output;
  };

  const tell = (listener: Listener, value: unknown) => {
    try {
      listener(value);
    } catch (error) {
      onError(error);
    }
  };

  return {
    emit(name, payload) {
      const value = parse(name, payload);
      if (declaration(name).happens === 'once' && emitted.has(name)) {
        throw new TypeError(`“${name}” happens once and has happened.`);
      }
      emitted.add(name);
      if (declaration(name).replay === 'last') lastValues.set(name, value);
      const set = listeners.get(name) ?? new Set();
      // Iterates over a copy, because a listener that subscribes meanwhile has already had the value replayed.
      for (const listener of [...set]) if (set.has(listener)) tell(listener, value);
    },
    on(name, listener) {
      const heard: Listener = (payload) => {
        listener(parse(name, payload));
      };
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(heard));
      if (lastValues.has(name)) tell(heard, lastValues.get(name));
      return () => {
        set.delete(heard);
      };
    },
    last(name) {
      return lastValues.has(name) ? parse(name, lastValues.get(name)) : undefined;
    },
  };
}
