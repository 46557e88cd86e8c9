import * as v from 'valibot';

const OVERLAY = 'term:open';

const stateSchema = v.object({
  overlay: v.literal(OVERLAY),
  term: v.string(),
  /** Its language if it is not English. */
  lang: v.optional(v.string()),
  /** The page below, if the address is that of the term. */
  over: v.optional(v.string()),
});

/** The data of a dialog in a history entry. */
export type DialogEntry = v.InferOutput<typeof stateSchema>;

/** The state of a history entry that shows a term. */
export function createDialogEntry(entry: Omit<DialogEntry, 'overlay'>): DialogEntry {
  return { overlay: OVERLAY, ...entry };
}

/** Returns the dialog of a history entry; undefined if it shows only the page. @param state the location's. */
export function dialogOf(state: unknown): DialogEntry | undefined {
  const result = v.safeParse(stateSchema, state);
  return result.success ? result.output : undefined;
}
