import * as v from 'valibot';

const STORAGE_KEY = 'artha-journal';
const MOST = 50;

const entrySchema = v.object({ at: v.string(), remote: v.string(), code: v.string(), message: v.string() });
const journalSchema = v.array(entrySchema);

export type JournalEntry = v.InferOutput<typeof entrySchema>;

/** What failed in this tab, oldest first; survives full loads, so that the health view can show it. */
export function journal(): JournalEntry[] {
  try {
    return v.parse(journalSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Writes a failure down, with the time. */
export function record(entry: Omit<JournalEntry, 'at'>): void {
  const entries = [...journal(), { at: new Date().toISOString(), ...entry }].slice(-MOST);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
  } catch {
    // Without storage there is no journal; the event on the bus has been sent all the same.
  }
}
