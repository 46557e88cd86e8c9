import * as v from 'valibot';

const STORAGE_KEY = 'artha-failures';
const MAX_ENTRIES = 50;

const entrySchema = v.object({ at: v.string(), remote: v.string(), code: v.string(), message: v.string() });
const failureLogSchema = v.array(entrySchema);

/** An entry of the failure log. */
export type FailureEntry = v.InferOutput<typeof entrySchema>;

/** Reads what failed in this tab, oldest first; it survives document loads, so that the health page can show it. */
export function readFailureLog(): FailureEntry[] {
  try {
    return v.parse(failureLogSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds a failure to the log, with the time. */
export function recordFailure(entry: Omit<FailureEntry, 'at'>): void {
  const entries = [...readFailureLog(), { at: new Date().toISOString(), ...entry }].slice(-MAX_ENTRIES);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
  } catch {
    // Without storage there is no log; the event on the bus has been emitted all the same.
  }
}
