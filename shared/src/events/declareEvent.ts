import type * as v from 'valibot';

/** A declared event: its payload, how often it happens, and what a late subscriber gets. */
export interface EventDeclaration<S extends v.GenericSchema> {
  readonly schema: S;
  /** `once`: emitting it a second time is an error. */
  readonly happens: 'once' | 'many';
  /** `last`: a subscriber that comes late gets the last value at once. */
  readonly replay: 'none' | 'last';
}

/** Keeps the payload's type with the declaration. */
export function declareEvent<const S extends v.GenericSchema>(declaration: EventDeclaration<S>): EventDeclaration<S> {
  return declaration;
}

/** A table of declared events by name. */
export type EventTable = Readonly<Record<string, EventDeclaration<v.GenericSchema>>>;

/** The payload of an event of a table. */
export type Payload<T extends EventTable, K extends keyof T> = v.InferOutput<T[K]['schema']>;
